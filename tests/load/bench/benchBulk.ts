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
import { startPostgres } from '../../support/database/postgresServer.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import type { LoadResult } from '../clients/loadLoop.ts';
import { type FarRound, layManyEntries, type ManyEntries } from '../clients/manyEntries.ts';
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
 * Measures votes beside jobs on 10,000 entries, on both databases, in turn with votes alone: one that takes the entries into a
 * round, and two that place them in groups with codes, while a page asks how far they are; and beside exports of these entries.
 * Then, what becomes of a job on 1,000 entries whose server is killed again and again.
 */
export async function benchBulk(): Promise<Line[]> {
  const settings = { LOG_LEVEL: 'silent' };
  const file = await ServerProcess.start({ settings });
  const lines = await measure('SQLite', file, { dataDir: file.folder, databaseUrl: null });
  await file.remove();
  const postgres = await startPostgres();
  await postgres.createDatabase('bulk');
  const databaseUrl = postgres.urlOf('bulk');
  const shared = await ServerProcess.start({ settings: { ...settings, DATABASE_URL: databaseUrl } });
  lines.push(...(await measure('PostgreSQL', shared, { dataDir: shared.folder, databaseUrl })));
  await shared.remove();
  await postgres.stop();
  return lines;
}

async function measure(
  where: string,
  server: ServerProcess,
  database: Parameters<typeof writeBeside>[0],
): Promise<Line[]> {
  const laid = await writeBeside(database, (db) =>
    layManyEntries(db, { entries: ENTRIES, rounds: TURNS * (1 + PLACING) + 1, now: Date.now() }),
  );
  const ask = askAs(server, laid);
  const unused = [...laid.rounds];
  const votes = await voteLoad(server, SECONDS, RATE);
  const beside = async (name: string, act: BulkAct, jobs: number) => {
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
  const besideExports = async () => {
    const over = new AbortController();
    const exporting = exportOn(server, laid, over.signal);
    const result = await votes('exports');
    over.abort();
    return { result, rate: (await exporting) / SECONDS };
  };

  const alone: LoadResult[] = [];
  const entering: Beside[] = [];
  const placing: Beside[] = [];
  const exports: Beside[] = [];
  await votes('warm');
  await readMetrics(server, 'nodejs_eventloop_lag_p99_seconds');
  for (let turn = 0; turn < TURNS; turn += 1) {
    alone.push(await votes('alone'));
    entering.push(await beside('entering', 'pending', 1));
    placing.push(await beside('placing', 'place', PLACING));
    exports.push(await besideExports());
  }
  const [delay = Number.NaN] = await readMetrics(server, 'nodejs_eventloop_lag_p99_seconds');
  const wrong = await killing(server, ask, unused[0]!);

  const floor = Math.max(1.5 * p99Of(alone), VOTE_P99_MS);
  const besideOf = (what: string, runs: Beside[]) =>
    atMost(`${where}, vote p99 beside ${what}`, p99Of(runs.map(({ result }) => result)), 'ms', { floor });
  const rateOf = (runs: Beside[]) => median(runs.map(({ rate }) => rate));
  const all = [...alone, ...[...entering, ...placing, ...exports].map(({ result }) => result)];
  return [
    atMost(`${where}, vote p99 at 500 a second, alone`, p99Of(alone), 'ms'),
    besideOf('entries that come into a round', entering),
    besideOf('entries that are placed', placing),
    besideOf('exports of 10,000 entries', exports),
    atLeast(`${where}, entries a second into a round, beside votes`, rateOf(entering), ''),
    atLeast(`${where}, entries a second placed or passed over, beside votes`, rateOf(placing), ''),
    atLeast(`${where}, exported entries a second, beside votes`, rateOf(exports), ''),
    atMost(
      `${where}, so long take 10,000 entries into a round, beside votes`,
      ENTRIES / rateOf(entering),
      's',
    ),
    atMost(`${where}, entries lost or done twice over ${KILLS} kill -9`, wrong, '', { floor: 0 }),
    atMost(`${where}, event-loop delay p99`, delay * 1_000, 'ms', { floor: 100, aim: 30 }),
    atMost(
      `${where}, failed votes`,
      all.reduce((sum, run) => sum + run.failures, 0),
      '',
      { floor: 0 },
    ),
  ];
}

/** A run of votes, and how many entries a second something else did meanwhile. */
type Beside = { result: LoadResult; rate: number };

const p99Of = (runs: readonly LoadResult[]) => median(runs.map((run) => run.p99));

/** Downloads the entries as files of both formats until it is over. @returns how many entries were in whole files */
async function exportOn(
  { adminOrigin }: ServerProcess,
  { cookie, organisation }: ManyEntries,
  over: AbortSignal,
): Promise<number> {
  for (let files = 0; ; files += 1) {
    const format = files % 2 === 0 ? 'xlsx' : 'csv';
    const path = `/organisation/${organisation}/entry-file?format=${format}&language=ar`;
    const response = await fetch(`${adminOrigin}/staff/api${path}`, { headers: { cookie } });
    if (!response.ok) throw new Error(`an export answered ${response.status}`);
    await response.arrayBuffer();
    if (over.aborted) return files * ENTRIES;
  }
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
  ({ adminOrigin }: ServerProcess, { cookie, organisation, competition }: ManyEntries): Ask =>
  async (path, body) => {
    const base = `/organisation/${organisation}/competition/${competition}/bulk`;
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
