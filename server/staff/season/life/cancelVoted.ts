import type { Transaction } from 'kysely';
import type { PublicReason } from '../../../../domain/season/publicReason.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { WriteContext } from '../../../platform/writer/write.ts';
import { closeGate } from '../../../voting/votesGate.ts';
import { lockCompetition, lockEventOf } from '../lockCompetition.ts';
import { lockPlaces } from '../rounds/lockRounds.ts';
import { auditSeason, type SeasonAct } from '../seasonAct.ts';
import { readCancellable } from './cancellationRepo.ts';

export type VotedToCancel = SeasonAct & PublicReason & { id: string };

/**
 * Cancels a competition whose vote has begun, with the approval of two persons (decision D232). Every paid order of it is then
 * due for a refund, which a worker notes in small writes.
 * @returns false if it cannot be done any more; nothing has changed then
 */
export async function cancelVoted(
  tx: Transaction<Schema>,
  { id, reason_ar, reason_en, ...act }: VotedToCancel,
  context: WriteContext,
): Promise<boolean> {
  const { organisationId, by, at } = act;
  await closeGate(tx, context);
  if (!(await lockCompetition(tx, { organisationId, id }, context))) return false;
  await lockEventOf(tx, id, context);
  // Orders and messages of this moment wait for the commit. SQLite has a single writer and no row locks.
  if (!context.memory) await lockPlaces(tx, { competition: id });
  const found = await readCancellable(tx, { organisationId, id, now: at });
  if (!found || found.stop !== null) return false;
  const ended = { state: 'cancelled', ended_at: at, refunds_by: by } as const;
  const reasons = { cancelled_reason_ar: reason_ar, cancelled_reason_en: reason_en };
  await tx
    .updateTable('competitions')
    .set({ ...ended, ...reasons, version: found.version + 1, changed_by: by, changed_at: at })
    .where('id', '=', id)
    .execute();
  const { votes, orders, amount_baisa } = found;
  const after = { state: 'cancelled', reason_ar, reason_en, votes, orders, amount_baisa };
  const line = { action: 'season.cancelled', subject: id, competitionId: id };
  await auditSeason(tx, act, { ...line, before: { state: 'published' }, after }, context);
  return true;
}
