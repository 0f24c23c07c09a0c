import type { Transaction } from 'kysely';
import { judgeGround } from '../../../domain/season/bulk.ts';
import type { BulkSkip } from '../../../domain/staff/staffContract.ts';
import type { BulkJobRow } from '../../platform/database/bulkSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { lockCompetition } from '../season/lockCompetition.ts';
import { lockRows } from '../season/rounds/lockRounds.ts';
import { readGround } from './bulkGround.ts';
import { type BulkRow, judgeRow, readBulkRows } from './bulkRows.ts';
import { lockJob } from './lockJob.ts';
import { placeRows, type Stepped } from './placeRows.ts';

/** The next entries of a job that is at `position`. `at`: UTC ms of the clock that judges windows. */
export type BulkStep = { jobId: string; position: number; ids: readonly string[]; at: number };

/** `stepped`: done. `moved`: the job is no longer there, or no longer goes on. Others: why the job has to stop. */
export type BulkStepped = 'stepped' | 'moved' | 'window_opened' | 'over' | 'group_gone';

/**
 * Acts on the next entries of a job. The job moves on in the same write, so that no entry is lost or acted on twice, whenever a
 * node dies.
 */
export const stepBulk = oneByOne(async (tx, step: BulkStep, context): Promise<BulkStepped> => {
  const job = await lockJob(tx, step.jobId, context);
  if (job?.state !== 'running' || job.position !== step.position) return 'moved';
  const groups = JSON.parse(job.groups) as string[];
  if (job.act === 'place') await lockPlacing(tx, job, step.ids, context);
  const { competition_id: competitionId, round_id: roundId } = job;
  const ground = await readGround(tx, { competitionId, roundId, groups });
  if (!ground) return 'moved';
  if (ground.groups.length < groups.length) return 'group_gone';
  const blocked = judgeGround(job.act, ground, step.at);
  if (blocked) return blocked;
  const rows = await readBulkRows(tx, { competitionId, roundId }, step.ids);
  const judged = step.ids.map((id) => ({ id, row: rows.get(id), why: judgeRow(job.act, rows.get(id)) }));
  const acting = judged.flatMap(({ row, why }) => (row && why === null ? [row] : []));
  const passed = new Map(judged.flatMap(({ id, why }) => (why === null ? [] : [[id, why] as const])));
  const done =
    job.act === 'place'
      ? await placeRows(tx, { job, ground, ids: step.ids, acting, passed, at: step.at })
      : await setResults(tx, job, acting, passed);
  await moveOn(tx, job, done, step.at);
  return 'stepped';
});

/** As other writes that place entries lock them, without the gate: no vote can be for a group that has not opened. */
async function lockPlacing(
  tx: Transaction<Schema>,
  { organisation_id: organisationId, competition_id: id }: BulkJobRow,
  ids: readonly string[],
  context: WriteContext,
): Promise<void> {
  await lockCompetition(tx, { organisationId, id }, context);
  if (!context.memory) await lockRows(tx, id, { groups: [], entries: ids });
}

async function setResults(
  tx: Transaction<Schema>,
  { act, round_id, next_code }: BulkJobRow,
  acting: readonly BulkRow[],
  skips: ReadonlyMap<string, BulkSkip>,
): Promise<Stepped> {
  const result = act as Exclude<typeof act, 'place'>;
  if (acting.length > 0)
    await tx
      .insertInto('round_members')
      .values(acting.map(({ id }) => ({ round_id, entry_id: id, result })))
      .onConflict((conflict) => conflict.columns(['round_id', 'entry_id']).doUpdateSet({ result }))
      .execute();
  return { looked: acting.length + skips.size, changed: acting.length, skips, next: next_code };
}

async function moveOn(
  tx: Transaction<Schema>,
  { id: job_id, position, done }: BulkJobRow,
  { looked, changed, skips, next }: Stepped,
  changed_at: number,
): Promise<void> {
  const rows = [...skips].map(([entry_id, why]) => ({ job_id, entry_id, why }));
  if (rows.length > 0) await tx.insertInto('bulk_skips').values(rows).execute();
  await tx
    .updateTable('bulk_jobs')
    .set({ position: position + looked, done: done + changed, next_code: next, changed_at })
    .where('id', '=', job_id)
    .execute();
}
