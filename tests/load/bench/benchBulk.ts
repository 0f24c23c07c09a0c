import { setTimeout as sleep } from 'node:timers/promises';
import { ROUND_ENTRIES_MAX } from '../../../domain/season/seasonLimits.ts';
import type {
  BulkAct,
  BulkDesk,
  BulkJob,
  BulkJobReport,
  BulkPreview,
} from '../../../domain/staff/staffContract.ts';
import { newId } from '../../../server/platform/ids.ts';
import { writeBeside } from '../../support/database/databases.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import type { LoadResult } from '../clients/loadLoop.ts';
import { type FarRound, layManyEntries } from '../clients/manyEntries.ts';
import { voteLoad } from '../clients/voteLoad.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { median } from '../measures/median.ts';
import { readMetrics } from '../measures/readMetrics.ts';

const TURNS = 5;
const SECONDS = 6;
const RATE = 500;
const ENTRIES = 10_000;
/** Rounds in which entries are placed at the same time: one has room for 1,000. */
const PLACING = 2;
/** The largest p99 (ms) of votes beside a job that passes; or 1.5 times the p99 alone, if that is more. */
const VOTE_P99_MS = 25;
/** How often a job is killed, and how long (ms) it goes on before each time. */
const KILLS = 5;
const LIFE_MS = 700;
/** How often (ms) the page of a job asks how far it is. */
const LOOK_MS = 2_000;

/**
 * Measures votes beside jobs on 10,000 entries, in turn with votes alone: one that takes the entries into a round, and two that
 * place them in groups with codes, while a page asks how far they are. Then, what becomes of a job on 1,000 entries whose server is
 * killed again and again.
 */
export async function benchBulk(): Promise<Line[]> {
  const server = await ServerProcess.start({ settings: { LOG_LEVEL: 'silent' } });
  const laid = await writeBeside({ dataDir: server.folder, databaseUrl: null }, (db) =>
    layManyEntries(db, { entries: ENTRIES, rounds: TURNS * (1 + PLACING) + 1, now: Date.now() }),
  );
  const ask = askAs(server, laid);
  const unused = [...laid.rounds];
  const beside = async (
    name: string,
    act: BulkAct,
    jobs: number,
    votes: (name: string) => Promise<LoadResult>,
  ) => {
    const started: BulkJob[] = [];
    for (const round of unused.splice(0, jobs)) started.push(await start(ask, act, round));
    const over = new AbortController();
    const looking = Promise.all(started.map((job) => lookAt(ask, job, over.signal)));
    const result = await votes(name);
    over.abort();
    await looking;
    let looked = 0;
    for (const { id } of started) looked += (await ask<BulkJob>(`/${id}/stop`, {})).position;
    return { result, rate: looked / SECONDS };
  };

  const votes = await voteLoad(server, SECONDS, RATE);
  const alone: LoadResult[] = [];
  const entering: Awaited<ReturnType<typeof beside>>[] = [];
  const placing: Awaited<ReturnType<typeof beside>>[] = [];
  await votes('warm');
  await readMetrics(server, 'nodejs_eventloop_lag_p99_seconds');
  for (let turn = 0; turn < TURNS; turn += 1) {
    alone.push(await votes('alone'));
    entering.push(await beside('entering', 'pending', 1, votes));
    placing.push(await beside('placing', 'place', PLACING, votes));
  }
  const [delay = Number.NaN] = await readMetrics(server, 'nodejs_eventloop_lag_p99_seconds');
  const wrong = await killing(server, ask, unused[0]!);
  await server.remove();

  const p99 = (runs: readonly LoadResult[]) => median(runs.map((run) => run.p99));
  const resultsOf = (runs: typeof entering) => runs.map(({ result }) => result);
  const rateOf = (runs: typeof entering) => median(runs.map(({ rate }) => rate));
  const floor = Math.max(1.5 * p99(alone), VOTE_P99_MS);
  const all = [...alone, ...resultsOf(entering), ...resultsOf(placing)];
  return [
    atMost('vote p99 at 500 a second, alone', p99(alone), 'ms'),
    atMost('vote p99 beside entries that come into a round', p99(resultsOf(entering)), 'ms', { floor }),
    atMost('vote p99 beside entries that are placed', p99(resultsOf(placing)), 'ms', { floor }),
    atLeast('entries a second into a round, beside votes', rateOf(entering), ''),
    atLeast('entries a second placed or passed over, beside votes', rateOf(placing), ''),
    atMost('so long take 10,000 entries into a round, beside votes', ENTRIES / rateOf(entering), 's'),
    atMost(`entries lost or done twice over ${KILLS} kill -9`, wrong, '', { floor: 0 }),
    atMost('event-loop delay p99', delay * 1_000, 'ms', { floor: 100, aim: 30 }),
    atMost(
      'failed votes',
      all.reduce((sum, run) => sum + run.failures, 0),
      '',
      { floor: 0 },
    ),
  ];
}

/** Places entries while the server is killed. @returns how many entries are not as they would be without a kill */
async function killing(server: ServerProcess, ask: Ask, round: FarRound): Promise<number> {
  const job = await start(ask, 'place', round, 'few');
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(LIFE_MS);
    await server.kill();
    await server.start();
  }
  await lookAt(ask, job, new AbortController().signal);
  const { job: after } = await ask<BulkJobReport>(`/${job.id}`);
  const { rounds } = await ask<BulkDesk>('');
  const members = rounds.find(({ id }) => id === round.round)?.groups[0]?.members ?? 0;
  return (
    Math.abs(after.done - ROUND_ENTRIES_MAX) + Math.abs(members - ROUND_ENTRIES_MAX) + after.skipped.length
  );
}

type Ask = <Body>(path: string, body?: object) => Promise<Body>;

const askAs =
  ({ adminOrigin }: ServerProcess, { cookie, base }: { cookie: string; base: string }): Ask =>
  async (path, body) => {
    const response = await fetch(`${adminOrigin}/staff/api${base}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie,
        origin: adminOrigin,
        'x-sawt-staff': '1',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${base}${path} answered ${response.status}`);
    return (await response.json()) as never;
  };

async function start(ask: Ask, act: BulkAct, { round, group }: FarRound, search = ''): Promise<BulkJob> {
  const groups = act === 'place' ? [group] : [];
  const wanted = { act, round, groups, status: 'approved', search, from: null };
  const { hash } = await ask<BulkPreview>('/preview', wanted);
  return ask<BulkJob>('', { id: newId(), hash, wanted });
}

/** Asks how far a job is until it ends, or nobody looks any more. */
async function lookAt(ask: Ask, { id }: BulkJob, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const { job } = await ask<BulkJobReport>(`/${id}`);
    if (job.state !== 'running') return;
    await sleep(LOOK_MS, undefined, { signal: over }).catch(() => undefined);
  }
}
