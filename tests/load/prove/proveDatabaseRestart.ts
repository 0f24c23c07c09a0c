import { setTimeout as sleep } from 'node:timers/promises';
import { openReader } from '../../../server/platform/database/openReader.ts';
import { verifyLedger } from '../../../server/voting/verifyLedger.ts';
import { keyOf } from '../../support/payments/keyOf.ts';
import { startPostgres, type PostgresServer } from '../../support/database/postgresServer.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { callOnce } from '../clients/callOnce.ts';
import { getRequest } from '../clients/smsRequest.ts';
import { smsVoter } from '../clients/smsVoter.ts';

const VOTES_A_SECOND = 100;
const READS_A_SECOND = 20;
const DOWN_MS = 5_000;
const STALL_MS = 20_000;
const AFTER_MS = 20_000;
/** A caller that waits for a reply longer than this (ms) counts as hanging. */
const HUNG_MS = 10_000;

/**
 * Restarts the database, and then makes it hang. Each time callers must get a clear reply, and service soon
 * afterwards.
 */
export async function prove(): Promise<Line[]> {
  const postgres = await startPostgres();
  await postgres.createDatabase('season');
  const settings = { DATABASE_URL: postgres.urlOf('season'), LOG_LEVEL: 'silent' };
  const server = await ServerProcess.start({ settings });
  const lines = [
    ...(await outage('restart', server, (database) => database.restart(DOWN_MS), postgres)),
    ...(await outage('stall of 20 s', server, (database) => database.stall(STALL_MS), postgres)),
  ];
  const db = await openReader({ kind: 'postgres', url: settings.DATABASE_URL });
  const { error } = await verifyLedger(db, { key: keyOf(server.folder) });
  await db.destroy();
  await server.remove();
  await postgres.stop();
  return [...lines, atMost('errors of the ledger', error ? 1 : 0, '', { floor: 0 })];
}

type Call = { kind: 'vote' | 'read'; id: string; from: number; to: number; ok: boolean };

async function outage(
  what: string,
  server: ServerProcess,
  happen: (postgres: PostgresServer) => Promise<void>,
  postgres: PostgresServer,
): Promise<Line[]> {
  const traffic = await startTraffic(server, what.split(' ')[0] ?? '');
  await sleep(3_000);
  const usual = traffic.calls.length;
  await happen(postgres);
  const back = performance.now();
  await sleep(AFTER_MS);
  const calls = await traffic.stop();
  const after = calls.filter(({ from, ok }) => from > back && !ok);
  const window = Math.max(0, ...after.map(({ to }) => to - back)) / 1_000;
  const longest = Math.max(...calls.map(({ from, to }) => to - from));
  const acknowledged = calls.filter(({ kind, ok }) => kind === 'vote' && ok).map(({ id }) => id);
  const stored = await storedVotes(server);
  return [
    atLeast(`${what}: calls answered as asked before it`, usual, ''),
    atMost(`${what}: calls that failed`, calls.filter(({ ok }) => !ok).length, ''),
    atMost(`${what}: the last failure after the return`, window, 's', { floor: 10, aim: 3 }),
    atMost(`${what}: the longest that anybody waited`, longest / 1_000, 's'),
    atMost(
      `${what}: calls that hung for more than 10 s`,
      calls.filter(({ from, to }) => to - from > HUNG_MS).length,
      '',
      { floor: 0 },
    ),
    atMost(
      `${what}: acknowledged votes that are lost`,
      acknowledged.filter((id) => !stored.has(id)).length,
      '',
      { floor: 0 },
    ),
  ];
}

/**
 * Sends votes and requests of /readyz at a steady rate. Each has a connection of its own, so that none
 * waits for another.
 */
async function startTraffic(server: ServerProcess, run: string) {
  const vote = await smsVoter(server);
  const calls: Call[] = [];
  const under = new Set<Promise<void>>();
  let index = 0;
  const noteCall = async (kind: Call['kind'], id: string, request: Buffer) => {
    const { from, to, status } = await callOnce(server.port, request);
    calls.push({ kind, id, from, to, ok: status === 200 });
  };
  const send = (kind: Call['kind'], id: string, request: Buffer) => {
    const sent = noteCall(kind, id, request);
    under.add(sent);
    void sent.finally(() => under.delete(sent));
  };
  const votes = setInterval(() => {
    index += 1;
    send('vote', `${run}-${index}`, vote(run, index));
  }, 1_000 / VOTES_A_SECOND);
  const reads = setInterval(() => send('read', '', getRequest('/readyz')), 1_000 / READS_A_SECOND);
  return {
    calls,
    stop: async () => {
      clearInterval(votes);
      clearInterval(reads);
      await Promise.all(under);
      return calls;
    },
  };
}

async function storedVotes(server: ServerProcess): Promise<Set<string>> {
  const db = await openReader({ kind: 'postgres', url: server.settings['DATABASE_URL'] ?? '' });
  const rows = await db.selectFrom('sms_messages').select('message_id').execute();
  await db.destroy();
  return new Set(rows.map(({ message_id }) => message_id));
}
