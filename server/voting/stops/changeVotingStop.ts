import type { Transaction } from 'kysely';
import type { PublicReason } from '../../../domain/season/publicReason.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { closeGate } from '../votesGate.ts';
import { findStop, type StopGoingOn } from './stopsRepo.ts';

/** Stops the voting of a group with a public reason, or resumes it. */
export type VotingStopChange = OperatorAct & { groupId: string } & (
    | ({ act: 'stop' } & PublicReason)
    | { act: 'resume'; reason: string }
  );

/**
 * The outcome. `unknown`: there is no such group. `over`: its window has closed, so there is nothing to stop. `unchanged`: it is
 * stopped already, or not stopped. `done`: the stop is from `from` to `to` (UTC ms); `to` is null while it goes on.
 */
export type ChangedVotingStop =
  | { kind: 'unknown' | 'over' | 'unchanged' }
  | { kind: 'done'; group: string; from: number; to: number | null };

/**
 * Stops the voting of a group at once, or resumes it (decision D238). Orders, messages and payments of this moment wait for
 * the commit, and none counts after it.
 */
export const changeVotingStop = oneByOne(
  async (
    tx: Transaction<Schema>,
    change: VotingStopChange,
    context: WriteContext,
  ): Promise<ChangedVotingStop> => {
    await closeGate(tx, context);
    const group = await lockGroup(tx, change.groupId, context);
    if (!group) return { kind: 'unknown' };
    const stop = await findStop(tx, group.id);
    if (change.act === 'stop' && change.at >= group.closes_at) return { kind: 'over' };
    if ((change.act === 'stop') === (stop !== undefined)) return { kind: 'unchanged' };
    return change.act === 'stop'
      ? stopGroup(tx, group, change, context)
      : resumeGroup(tx, group, stop!, change, context);
  },
);

type Group = { id: string; name_en: string; closes_at: number; competitionId: string };

async function stopGroup(
  tx: Transaction<Schema>,
  { id, name_en, competitionId }: Group,
  { actor, at, reason_ar, reason_en }: Extract<VotingStopChange, { act: 'stop' }>,
  context: WriteContext,
): Promise<ChangedVotingStop> {
  const row = { id: newId(), group_id: id, stopped_at: at, stopped_by: actor, reason_ar, reason_en };
  await tx
    .insertInto('voting_stops')
    .values({ ...row, resumed_at: null, resumed_by: null })
    .execute();
  const line = { at, actor, role: 'staff', action: 'group.stopped', subject: id, competitionId } as const;
  const change = { before: { stopped: false }, after: { stopped: true, reason_ar, reason_en } };
  await appendAudit(tx, [{ ...line, ...change }], context);
  return { kind: 'done', group: name_en, from: at, to: null };
}

async function resumeGroup(
  tx: Transaction<Schema>,
  { id, name_en, competitionId }: Group,
  stop: StopGoingOn,
  { actor, at, reason }: Extract<VotingStopChange, { act: 'resume' }>,
  context: WriteContext,
): Promise<ChangedVotingStop> {
  // The clock of another node may have been ahead when it stopped.
  const to = Math.max(at, stop.stopped_at);
  await tx
    .updateTable('voting_stops')
    .set({ resumed_at: to, resumed_by: actor })
    .where('id', '=', stop.id)
    .execute();
  const line = { at, actor, role: 'staff', action: 'group.resumed', subject: id, reason } as const;
  const change = { competitionId, before: { stopped: true }, after: { stopped: false } };
  await appendAudit(tx, [{ ...line, ...change }], context);
  return { kind: 'done', group: name_en, from: stop.stopped_at, to };
}

/** Orders, messages and payments share this lock until they commit. */
async function lockGroup(
  tx: Transaction<Schema>,
  id: string,
  { memory }: WriteContext,
): Promise<Group | undefined> {
  const group = tx
    .selectFrom('voting_groups')
    .innerJoin('rounds', 'rounds.id', 'voting_groups.round_id')
    .where('voting_groups.id', '=', id)
    .select([
      'voting_groups.id',
      'voting_groups.name_en',
      'voting_groups.closes_at',
      'rounds.competition_id as competitionId',
    ]);
  // SQLite has a single writer and no row locks.
  return (memory ? group : group.forUpdate('voting_groups')).executeTakeFirst();
}
