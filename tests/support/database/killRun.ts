import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { verifyLedger } from '../../../server/voting/verifyLedger.ts';
import { openSqliteFile } from './databases.ts';
import { laySmallSeason } from '../catalogue/seasonFixture.ts';

export type KillReport = {
  kills: number;
  acknowledged: number;
  /** How many acknowledged votes are not in the ledger. */
  lost: number;
  /** How many votes the ledger has beyond one for each source. */
  doubled: number;
  /** The kind of the first error in the ledger; null if the ledger is valid. */
  error: string | null;
  /** The longest time (ms) that a new process took to be ready for votes. */
  slowestReadyMs: number;
};

export type KillOptions = { kills: number; votesPerLife: number; rate: number };

/**
 * How many acknowledged votes the next process sends again, as a mobile operator does that saw no reply.
 */
const SENT_AGAIN = 100;

/** Kills a process while it counts votes, many times, and checks the ledger afterwards. */
export async function killRun({ kills, votesPerLife, rate }: KillOptions): Promise<KillReport> {
  const database = await openSqliteFile();
  await laySmallSeason(database.db);
  const path = database.settings.kind === 'sqlite' ? database.settings.path : '';
  const acknowledged = new Set<number>();
  let slowestReadyMs = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const first = Math.max(0, ...acknowledged) - SENT_AGAIN;
    const readyMs = await live(path, Math.max(0, first), rate, votesPerLife, acknowledged);
    slowestReadyMs = Math.max(slowestReadyMs, readyMs);
  }
  const rows = await database.db.selectFrom('ledger_secrets').select('source_ref').execute();
  const stored = new Set(rows.map((row) => row.source_ref));
  const { error, votes } = await verifyLedger(database.db);
  await database.close();
  return {
    kills,
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((number) => !stored.has(`sms:ofoq:${number}`)).length,
    doubled: votes - stored.size,
    error: error?.kind ?? null,
    slowestReadyMs: Math.round(slowestReadyMs),
  };
}

/**
 * Starts the process, waits for this many lines of its output and kills it.
 * @returns ms until it was ready
 */
async function live(
  path: string,
  first: number,
  rate: number,
  votes: number,
  acknowledged: Set<number>,
): Promise<number> {
  const start = performance.now();
  const script = join(import.meta.dirname, 'voteUntilKilled.ts');
  const child = spawn(process.execPath, [script, path, String(first), String(rate)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let readyMs = 0;
  let heard = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'ready') readyMs = performance.now() - start;
    else acknowledged.add(Number(line));
    heard += 1;
    if (heard === votes) child.kill('SIGKILL');
  }
  await exited;
  return readyMs;
}
