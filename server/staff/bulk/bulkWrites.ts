import type { Transaction } from 'kysely';
import { FIRST_CODE } from '../../../domain/season/nextCodes.ts';
import type { BulkAct, BulkJob } from '../../../domain/staff/staffContract.ts';
import type { AuditFields } from '../../platform/audit/auditDetails.ts';
import type { BulkJobRow } from '../../platform/database/bulkSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import type { RoundsAct } from '../season/rounds/lockRounds.ts';
import { auditSeason } from '../season/seasonAct.ts';
import { lockCompetition } from '../season/lockCompetition.ts';
import { readGround } from './bulkGround.ts';
import { ENTRY_ID_LENGTH } from './bulkRepo.ts';
import { lockJob } from './lockJob.ts';

/** `ids`: the entries, 22 characters each. `hash`: of the preview that the person saw. */
export type BulkToStart = RoundsAct & {
  id: string;
  act: BulkAct;
  roundId: string;
  groups: readonly string[];
  ids: string;
  hash: string;
};

/** Starts a job. One that is there already stays as it is. @returns whether the competition has it now */
export const startBulk = oneByOne(async (tx, input: BulkToStart, context): Promise<boolean> => {
  const { organisationId, competitionId, id, act, roundId, groups, ids, hash, by, at } = input;
  if (!(await lockCompetition(tx, { organisationId, id: competitionId }, context))) return false;
  const before = await lockJob(tx, id, context);
  if (before) return before.competition_id === competitionId;
  if (!(await readGround(tx, { competitionId, roundId, groups }))) return false;
  const total = ids.length / ENTRY_ID_LENGTH;
  await tx
    .insertInto('bulk_jobs')
    .values({
      id,
      act,
      hash,
      total,
      position: 0,
      done: 0,
      next_code: FIRST_CODE,
      organisation_id: organisationId,
      competition_id: competitionId,
      round_id: roundId,
      groups: JSON.stringify(groups),
      state: 'running',
      stopped_for: null,
      started_by: by,
      started_at: at,
      changed_at: at,
    })
    .execute();
  await tx.insertInto('bulk_entries').values({ job_id: id, ids }).execute();
  const after = { act, round: roundId, groups, entries: total, hash };
  await auditJob(tx, { ...input, id }, { action: 'bulk.started', after }, context);
  return true;
});

/** A job that a person stops, or has go on. */
export type BulkToChange = RoundsAct & { id: string };

/** Stops a job. @returns whether the competition has it */
export const stopBulk = oneByOne(async (tx, input: BulkToChange, context): Promise<boolean> => {
  const job = await lockJob(tx, input.id, context);
  if (job?.competition_id !== input.competitionId) return false;
  if (job.state !== 'running') return true;
  await setState(tx, job, { state: 'stopped', stopped_for: 'person', changed_at: input.at });
  const after = await countsOf(tx, job, 'person');
  await auditJob(tx, input, { action: 'bulk.stopped', after }, context);
  return true;
});

/** Has a stopped job go on. @returns whether the competition has it */
export const resumeBulk = oneByOne(async (tx, input: BulkToChange, context): Promise<boolean> => {
  const job = await lockJob(tx, input.id, context);
  if (job?.competition_id !== input.competitionId) return false;
  if (job.state !== 'stopped') return true;
  await setState(tx, job, { state: 'running', stopped_for: null, changed_at: input.at });
  await auditJob(tx, input, { action: 'bulk.resumed', after: { looked: job.position } }, context);
  return true;
});

/** `why`: null for a job that is through. */
export type BulkToEnd = { id: string; why: Exclude<BulkJob['stopped_for'], 'person'>; at: number };

/** Ends a job that is through, or stops one that cannot go on. */
export const endBulk = oneByOne(async (tx, { id, why, at }: BulkToEnd, context): Promise<null> => {
  const job = await lockJob(tx, id, context);
  if (job?.state !== 'running' || (why === null && job.position < job.total)) return null;
  const state = why === null ? 'done' : 'stopped';
  await setState(tx, job, { state, stopped_for: why, changed_at: at });
  const { organisation_id: organisationId, competition_id: competitionId, started_by: by } = job;
  const act = { organisationId, competitionId, by, at, network: null, id };
  const after = await countsOf(tx, job, why);
  await auditJob(tx, act, { action: why === null ? 'bulk.done' : 'bulk.stopped', after }, context);
  return null;
});

const setState = (
  tx: Transaction<Schema>,
  { id }: BulkJobRow,
  state: Pick<BulkJobRow, 'state' | 'stopped_for' | 'changed_at'>,
) => tx.updateTable('bulk_jobs').set(state).where('id', '=', id).execute();

/** What a job did so far, as the audit keeps it. */
async function countsOf(
  tx: Transaction<Schema>,
  { id, position, done }: BulkJobRow,
  why: BulkJob['stopped_for'],
): Promise<AuditFields> {
  const skipped = await tx
    .selectFrom('bulk_skips')
    .where('job_id', '=', id)
    .groupBy('why')
    .orderBy('why')
    .select((row) => ['why', row.fn.countAll<number | string>().as('entries')])
    .execute();
  const counts = skipped.map((each) => `${each.why}:${each.entries}`);
  return { looked: position, done, skipped: counts, ...(why !== null && { why }) };
}

const auditJob = (
  tx: Transaction<Schema>,
  { id: subject, competitionId, ...act }: BulkToChange,
  { action, after }: { action: string; after: AuditFields },
  context: WriteContext,
): Promise<void> => {
  const { organisationId, by, at, network } = act;
  const line = { action, subject, competitionId, before: null, after };
  return auditSeason(tx, { organisationId, by, at, network }, line, context);
};
