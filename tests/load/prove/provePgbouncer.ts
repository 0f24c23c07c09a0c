import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import { openPostgres } from '../../../server/platform/database/openPostgres.ts';
import { startPgbouncer } from './pgbouncer.ts';
import { startPostgres } from '../../support/database/postgresServer.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { runLoad } from '../clients/loadLoop.ts';
import { smsVoter } from '../clients/smsVoter.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { sawtFails } from '../measures/runSawt.ts';

/** Fewer connections than one node opens, so that transactions of both nodes must share them. */
const SERVER_CONNECTIONS = 8;
const VOTES = { connections: 30, rate: 100, seconds: 20 };

/**
 * Proves that two nodes work behind PgBouncer, which may give each transaction another connection to
 * PostgreSQL.
 */
export async function prove(): Promise<Line[]> {
  const postgres = await startPostgres();
  await postgres.createDatabase('season');
  const pooler = await startPgbouncer(postgres.urlOf('season'), SERVER_CONNECTIONS);
  const folder = mkdtempSync(join(tmpdir(), 'sawt-pooled-'));
  const settings = { DATABASE_URL: pooler.url, SAWT_KEYS_DIR: join(folder, 'keys') };
  const first = await ServerProcess.start({ settings });
  const nodes = [first, await ServerProcess.start({ settings })];
  const loads = await Promise.all(nodes.map((each, number) => loadOf(each, number)));
  const verified = await sawtFails(first.settings, 'verify-ledger');
  const copied = await sawtFails(first.settings, 'backup', join(folder, 'backup'));
  const db = openPostgres(postgres.urlOf('season'));
  const votes = await countOf(db, sql`SELECT count(*) AS n FROM sms_messages WHERE message_id LIKE 'node-%'`);
  const locks = await countOf(db, sql`SELECT count(*) AS n FROM pg_locks WHERE locktype = 'advisory'`);
  const backends = await countOf(
    db,
    sql`SELECT count(*) AS n FROM pg_stat_activity WHERE datname = 'season' AND pid <> pg_backend_pid()`,
  );
  await db.destroy();
  const logged = nodes.map(({ logPath }) => readFileSync(logPath, 'utf8').split('\n').filter(Boolean).length);
  for (const each of nodes) await each.remove();
  await pooler.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true });
  const acknowledged = sum(loads.map(({ requests, failures }) => requests - failures));
  return [
    atLeast('votes acknowledged', acknowledged, ''),
    atMost('votes refused', sum(loads.map(({ failures }) => failures)), '', { floor: 0 }),
    atMost('votes acknowledged and not stored, or stored twice', Math.abs(acknowledged - votes), '', {
      floor: 0,
    }),
    atMost('vote p99', Math.max(...loads.map(({ p99 }) => p99)), 'ms'),
    atMost('connections to PostgreSQL', backends, '', { floor: SERVER_CONNECTIONS }),
    atMost('verify-ledger and backup that failed', verified + copied, '', { floor: 0 }),
    atMost('locks that outlived their transaction', locks, '', { floor: 0 }),
    atMost('errors in the logs', sum(logged), '', { floor: 0 }),
  ];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

async function loadOf(server: ServerProcess, number: number) {
  const vote = await smsVoter(server);
  // Each node needs senders of its own: the same sender, text and time at both would be one message.
  const from = number * 100_000;
  return runLoad({ port: server.port, ...VOTES, request: (index) => vote(`node-${number}`, from + index) });
}

async function countOf(db: ReturnType<typeof openPostgres>, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await (query as RawBuilder<{ n: number }>).execute(db);
  return rows[0]?.n ?? Number.NaN;
}
