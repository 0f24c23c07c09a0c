import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReader } from '../../../server/platform/database/openReader.ts';
import { openServerWriter } from '../../../server/start/serverWriter.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { runSawt } from '../measures/runSawt.ts';
import { runLoad } from '../clients/loadLoop.ts';
import { smsVoter } from '../clients/smsVoter.ts';

const ROWS = Number(process.env['ROWS'] ?? 1_000_000);
/** How many messages are submitted at once: half of what may wait for the writer. */
const AT_ONCE = 500;
const VOTES = { connections: 20, rate: 200 };
/** The interval (s) of backups that the operating guide recommends. */
const EVERY_S = 240;

/**
 * Backs up a million votes while the server counts more, loses the machine, and restores the server from
 * the backup.
 */
export async function prove(): Promise<Line[]> {
  const server = await ServerProcess.start({ settings: { LOG_LEVEL: 'silent' } });
  await server.kill('SIGTERM');
  await layVotes(join(server.folder, 'db/sawt.db'));
  await server.start();
  const vote = await smsVoter(server);
  const load = (run: string, seconds: number) =>
    runLoad({ port: server.port, ...VOTES, seconds, request: (index) => vote(run, index) });
  const alone = await load('alone', 10);
  const away = mkdtempSync(join(tmpdir(), 'sawt-away-'));
  const backup = join(away, 'backup');
  const meanwhile = { goesOn: true, worst: 0 };
  const voting = (async () => {
    for (let run = 0; meanwhile.goesOn; run += 1)
      meanwhile.worst = Math.max(meanwhile.worst, (await load(`meanwhile-${run}`, 2)).p99);
  })();
  const due = await newestRows(server);
  const began = performance.now();
  await runSawt(server.settings, 'backup', backup);
  const backupS = (performance.now() - began) / 1_000;
  meanwhile.goesOn = false;
  await voting;
  await server.kill('SIGKILL');
  cpSync(join(server.folder, 'keys'), join(away, 'keys'), { recursive: true });
  rmSync(server.folder, { recursive: true });

  const restoring = performance.now();
  cpSync(join(away, 'keys'), join(server.folder, 'keys'), { recursive: true });
  const said = await runSawt(server.settings, 'restore', backup);
  const restoreS = (performance.now() - restoring) / 1_000;
  await server.start();
  const backS = (performance.now() - restoring) / 1_000;
  const restored = await newestRows(server);
  const missing = [...due].map(([stream, seq]) => Math.max(0, seq - (restored.get(stream) ?? 0)));
  await server.remove();
  rmSync(away, { recursive: true });
  return [
    atLeast('rows of the ledger', Number(/^(\d+) rows/m.exec(said)?.[1]), '', { floor: ROWS }),
    atMost('a backup takes', backupS, 's'),
    atMost('vote p99 at 200 a second, alone', alone.p99, 'ms'),
    atMost('the same beside the backup', meanwhile.worst, 'ms'),
    atMost('lost at worst when one begins every 4 minutes', EVERY_S + backupS, 's', { floor: 300 }),
    atMost('lost at worst when one begins as the last one ends', 2 * backupS, 's', { aim: 10 }),
    atMost(
      'votes from before the backup that are missing',
      missing.reduce((sum, votes) => sum + votes, 0),
      '',
      { floor: 0 },
    ),
    atMost('restored and verified in', restoreS, 's'),
    atMost('votes are taken again after', backS, 's', { floor: 900, aim: 60 }),
  ];
}

/**
 * The number of the newest row of each chain in the ledger. Numbers have no gaps, so they show what a
 * restore lost.
 */
async function newestRows({ folder }: ServerProcess): Promise<Map<string, number>> {
  const db = await openReader({ kind: 'sqlite', path: join(folder, 'db/sawt.db') });
  const rows = await db
    .selectFrom('ledger_secrets')
    .groupBy('stream')
    .select(({ fn }) => ['stream', fn.max('seq').as('newest')])
    .execute();
  await db.destroy();
  return new Map(rows.map(({ stream, newest }) => [stream, newest]));
}

/**
 * Fills the ledger with text-message votes, by the writer and not over HTTP, and with all rows that a
 * message leaves.
 */
async function layVotes(path: string): Promise<void> {
  const db = await openReader({ kind: 'sqlite', path });
  const contestants = await db
    .selectFrom('round_entries')
    .innerJoin('voting_groups', 'voting_groups.id', 'round_entries.group_id')
    .select(['entry_id', 'opens_at'])
    .execute();
  await db.destroy();
  const writer = await openServerWriter({ kind: 'sqlite', path }, { onFatal: () => process.exit(1) });
  for (let first = 0; first < ROWS; first += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, each) => {
        const number = first + each;
        const contestant = contestants[number % contestants.length];
        if (!contestant) throw new Error('nobody can be voted for');
        const { entry_id: entryId, opens_at: opensAt } = contestant;
        return writer.submit('receiveSms', {
          provider: 'ofoq',
          messageId: `laid-${number}`,
          sender: `+9687${String(number).padStart(7, '0')}`,
          payer: `laid ${number}`,
          shortCode: '90431',
          text: '301',
          sentAt: opensAt,
          receivedAt: opensAt + (number % 3_600_000),
          named: [[entryId]],
        });
      }),
    );
  await writer.close();
}
