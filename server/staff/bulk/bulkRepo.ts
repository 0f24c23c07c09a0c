import { type Kysely, sql } from 'kysely';
import { BULK_SHOWN } from '../../../domain/season/seasonLimits.ts';
import type { BulkJob, BulkJobReport } from '../../../domain/staff/staffContract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { readNames } from './planBulk.ts';

/** Characters of an entry's id in the list of a job. */
export const ENTRY_ID_LENGTH = 22;

/** A job that goes on. */
export type RunningJob = { id: string; position: number };

/** The job that goes on and waits longest; undefined if there is none. */
export const findRunning = (db: Kysely<Schema>): Promise<RunningJob | undefined> =>
  db
    .selectFrom('bulk_jobs')
    .where('state', '=', 'running')
    .orderBy('changed_at')
    .select(['id', 'position'])
    .limit(1)
    .executeTakeFirst();

/** Whether a window of any competition is open. @param now UTC ms */
export async function hasOpenWindow(db: Kysely<Schema>, now: number): Promise<boolean> {
  const open = await db
    .selectFrom('voting_groups')
    .where('opens_at', '<=', now)
    .where('closes_at', '>', now)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** The next entries of a job; none once it is through. */
export async function readNext(
  db: Kysely<Schema>,
  { id, position }: RunningJob,
  count: number,
): Promise<string[]> {
  const start = position * ENTRY_ID_LENGTH + 1;
  const { part } = await db
    .selectFrom('bulk_entries')
    .where('job_id', '=', id)
    .select(sql<string>`substr(ids, ${sql.lit(start)}, ${sql.lit(count * ENTRY_ID_LENGTH)})`.as('part'))
    .executeTakeFirstOrThrow();
  return part.match(new RegExp(`.{${ENTRY_ID_LENGTH}}`, 'g')) ?? [];
}

/** The last jobs of a competition, the latest first; or the one with an id. */
export async function readJobs(db: Kysely<Schema>, competitionId: string, id?: string): Promise<BulkJob[]> {
  let query = db
    .selectFrom('bulk_jobs')
    .innerJoin('rounds', 'rounds.id', 'bulk_jobs.round_id')
    .innerJoin('staff', 'staff.id', 'bulk_jobs.started_by')
    .where('bulk_jobs.competition_id', '=', competitionId)
    .orderBy('bulk_jobs.started_at', 'desc')
    .orderBy('bulk_jobs.id')
    .limit(BULK_SHOWN.jobs);
  if (id !== undefined) query = query.where('bulk_jobs.id', '=', id);
  const jobs = await query
    .select([
      'bulk_jobs.id',
      'act',
      'groups',
      'state',
      'stopped_for',
      'total',
      'position',
      'done',
      'bulk_jobs.started_at',
      'bulk_jobs.changed_at',
      'staff.name as by',
      'round_id',
      'rounds.ordinal',
      'rounds.name_ar',
      'rounds.name_en',
    ])
    .execute();
  if (jobs.length === 0) return [];
  const [skips, numbers] = await Promise.all([
    countSkips(
      db,
      jobs.map((job) => job.id),
    ),
    readNumbers(
      db,
      jobs.map((job) => job.round_id),
    ),
  ]);
  return jobs.map(({ round_id, ordinal, name_ar, name_en, groups, ...job }) => ({
    ...job,
    round: { id: round_id, ordinal, name_ar, name_en },
    groups: (JSON.parse(groups) as string[])
      .flatMap((group) => numbers.get(group) ?? [])
      .toSorted((a, b) => a - b),
    skipped: skips
      .filter(({ job_id }) => job_id === job.id)
      .map(({ why, entries }) => ({ why, count: Number(entries) })),
  }));
}

const countSkips = (db: Kysely<Schema>, ids: readonly string[]) =>
  db
    .selectFrom('bulk_skips')
    .where('job_id', 'in', ids)
    .groupBy(['job_id', 'why'])
    .orderBy('why')
    .select((row) => ['job_id', 'why', row.fn.countAll<number | string>().as('entries')])
    .execute();

async function readNumbers(db: Kysely<Schema>, rounds: readonly string[]): Promise<Map<string, number>> {
  const groups = await db
    .selectFrom('voting_groups')
    .where('round_id', 'in', rounds)
    .select(['id', 'number'])
    .execute();
  return new Map(groups.map(({ id, number }) => [id, number]));
}

/** A job with the entries that it passed over; undefined if the competition has no such job. */
export async function readReport(
  db: Kysely<Schema>,
  competitionId: string,
  id: string,
): Promise<BulkJobReport | undefined> {
  const [job] = await readJobs(db, competitionId, id);
  if (!job) return undefined;
  const skips = await db
    .selectFrom('bulk_skips')
    .where('job_id', '=', id)
    .orderBy('why')
    .orderBy('entry_id')
    .limit(BULK_SHOWN.skipped)
    .select(['entry_id', 'why'])
    .execute();
  const names = await readNames(
    db,
    skips.map(({ entry_id }) => entry_id),
  );
  const named = new Map(names.map((entry) => [entry.id, entry]));
  return { job, skipped: skips.map(({ entry_id, why }) => ({ why, entry: named.get(entry_id) ?? null })) };
}
