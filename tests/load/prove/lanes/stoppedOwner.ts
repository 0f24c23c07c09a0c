import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../../../../server/platform/database/openPostgres.ts';
import { startPostgres } from '../../../support/database/postgresServer.ts';
import { ServerProcess } from '../../../support/servers/serverProcess.ts';
import { runLoad, type LoadResult } from '../../clients/loadLoop.ts';
import { smsVoter } from '../../clients/smsVoter.ts';
import { atLeast, atMost, type Line } from '../../measures/benchLine.ts';
import { sawtFails } from '../../measures/runSawt.ts';

/** Longer than a lease lasts. */
const STOPPED_MS = 20_000;
const VOTES = { connections: 20, rate: 100 };

/**
 * Stops the node that has the chain `main` for 20 s, while another one counts. A third node starts meanwhile and takes the chain;
 * then the first goes on.
 */
export async function stoppedOwner(): Promise<Line[]> {
  const postgres = await startPostgres();
  await postgres.createDatabase('season');
  const url = postgres.urlOf('season');
  const db = openPostgres(url, 'long');
  const keysDir = mkdtempSync(join(tmpdir(), 'sawt-keys-'));
  const settings = { DATABASE_URL: url, LOG_LEVEL: 'silent', SAWT_KEYS_DIR: keysDir };
  const first = await ServerProcess.start({ settings });
  const second = await ServerProcess.start({ settings });
  const load = await loadOf(first);
  const before = await Promise.all([load(first, 'before', 5), load(second, 'beside', 5)]);
  process.kill(first.pid!, 'SIGSTOP');
  const [during, third] = await Promise.all([
    load(second, 'during', STOPPED_MS / 1_000),
    sleep(STOPPED_MS - 3_000).then(() => ServerProcess.start({ settings })),
  ]);
  const mainBefore = await rowsOfMain(db);
  const taken = await load(third, 'taken', 8);
  const mainTaken = await rowsOfMain(db);
  process.kill(first.pid!, 'SIGCONT');
  const after = await Promise.all([load(first, 'after', 8), load(third, 'both', 8)]);
  const verified = await sawtFails(first.settings, 'verify-ledger');
  const runs = [...before, during, taken, ...after];
  const { counted } = await db
    .selectFrom('ledger_secrets')
    .where('source_ref', 'like', 'sms:%:lane-%')
    .select(({ fn }) => fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow();
  for (const node of [first, second, third]) await node.remove();
  await db.destroy();
  await postgres.stop();
  rmSync(keysDir, { recursive: true });
  const acknowledged = runs.reduce((sum, { requests, failures }) => sum + requests - failures, 0);
  return [
    atLeast('rows that the third node added to the chain of the stopped one', mainTaken - mainBefore, '', {
      floor: 1,
    }),
    atMost('forks, gaps and other faults after the first goes on', verified, '', { floor: 0 }),
    atMost('votes acknowledged and not counted, or counted twice', Math.abs(acknowledged - counted), '', {
      floor: 0,
    }),
    atMost('p99 of votes at the second node meanwhile', during.p99, 'ms'),
  ];
}

async function loadOf(first: ServerProcess) {
  const vote = await smsVoter(first);
  let senders = 0;
  return (node: ServerProcess, run: string, seconds: number): Promise<LoadResult> => {
    // Each run has senders of its own: the same sender, text and time would be one message.
    const from = (senders += 100_000);
    const request = (index: number) => vote(`lane-${run}`, from + index);
    return runLoad({ port: node.port, ...VOTES, seconds, request });
  };
}

async function rowsOfMain(db: ReturnType<typeof openPostgres>): Promise<number> {
  const head = await db
    .selectFrom('ledger_heads')
    .where('stream', '=', 'main')
    .select('seq')
    .executeTakeFirst();
  return head?.seq ?? 0;
}
