import { setTimeout as sleep } from 'node:timers/promises';
import { writeBeside } from '../../support/database/databases.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { auditFilters, layAudit, organisation } from '../clients/longAudit.ts';
import { quantiles, type LoadResult } from '../clients/loadLoop.ts';
import { voteLoad } from '../clients/voteLoad.ts';
import { atMost, type Line } from '../measures/benchLine.ts';
import { median } from '../measures/median.ts';
import { readMetrics } from '../measures/readMetrics.ts';

const ROUNDS = 5;
const SECONDS = 6;
const RATE = 500;
const TABLES = 10;
/** How long (ms) a person looks at a page of a table before the next filter. */
const LOOK_MS = 1_000;
/** The largest p99 (ms) of votes beside tables that passes; or 1.5 times the p99 alone, if that is more. */
const VOTE_P99_MS = 25;

/**
 * Measures votes beside ten staff tables over 100,000 lines, in turn with votes alone: tables whose people
 * choose another filter each second, and tables that ask again without a pause.
 */
export async function benchTables(): Promise<Line[]> {
  const server = await ServerProcess.start({ settings: { LOG_LEVEL: 'silent' } });
  const now = Date.now();
  const cookie = await writeBeside({ dataDir: server.folder, databaseUrl: null }, (db) => layAudit(db, now));
  const queries = Object.values(auditFilters(now));
  const waits: number[] = [];
  const beside = async (votes: Promise<LoadResult>, lookMs: number): Promise<LoadResult> => {
    const over = new AbortController();
    const table = async (number: number) => {
      // The tables do not ask at the same moment.
      await sleep((lookMs / TABLES) * number);
      for (let call = number; !over.signal.aborted; call += 1) {
        const start = performance.now();
        await readTable(server, cookie, queries[call % queries.length]!(call));
        if (lookMs > 0) waits.push(performance.now() - start);
        await sleep(lookMs);
      }
    };
    const tables = Promise.all(Array.from({ length: TABLES }, (_, number) => table(number)));
    const result = await votes;
    over.abort();
    await tables;
    return result;
  };

  const votes = await voteLoad(server, SECONDS, RATE);
  const alone: LoadResult[] = [];
  const browsed: LoadResult[] = [];
  const pressed: LoadResult[] = [];
  await votes('warm');
  await readMetrics(server, 'nodejs_eventloop_lag_p99_seconds');
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await votes('alone'));
    browsed.push(await beside(votes('browsed'), LOOK_MS));
    pressed.push(await beside(votes('pressed'), 0));
  }
  const [delay = Number.NaN] = await readMetrics(server, 'nodejs_eventloop_lag_p99_seconds');
  await server.remove();
  const p99 = (runs: readonly LoadResult[]) => median(runs.map((run) => run.p99));
  const failures = [...alone, ...browsed, ...pressed].reduce((sum, run) => sum + run.failures, 0);
  return [
    atMost('vote p99 at 500 a second, alone', p99(alone), 'ms'),
    atMost('vote p99 beside ten tables', p99(browsed), 'ms', {
      floor: Math.max(1.5 * p99(alone), VOTE_P99_MS),
    }),
    atMost('vote p99 beside ten tables that never pause', p99(pressed), 'ms'),
    atMost('p95 of a page of these tables', quantiles(waits).p95, 'ms', { floor: 100 }),
    atMost('event-loop delay p99', delay * 1_000, 'ms', { floor: 100, aim: 30 }),
    atMost('failed votes', failures, '', { floor: 0 }),
  ];
}

async function readTable(server: ServerProcess, cookie: string, query: string): Promise<void> {
  const path = `/staff/api/organisation/${organisation}/audit?${query}`;
  const response = await fetch(`${server.adminOrigin}${path}`, { headers: { cookie } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await response.arrayBuffer();
}
