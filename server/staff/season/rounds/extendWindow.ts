import type { Transaction } from 'kysely';
import { extensionStop, judgeExtension } from '../../../../domain/season/extendWindow.ts';
import type { PublicReason } from '../../../../domain/season/publicReason.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { WriteContext } from '../../../platform/writer/write.ts';
import { closeGate } from '../../../voting/votesGate.ts';
import { lockCompetition } from '../lockCompetition.ts';
import { readExtendable } from './extensionRepo.ts';
import { auditRounds, lockRows, type RoundsAct } from './lockRounds.ts';
import { refusedWindows } from './refusedWindows.ts';

/** `closes_at`: the new close in UTC ms. `at` is the instant at which the window has to be open. */
export type WindowToExtend = RoundsAct & PublicReason & { id: string; closes_at: number };

/**
 * Moves the close of an open window, with the approval of two persons (decision D232). Orders and messages of this moment wait for the
 * commit. @returns false if it cannot be done any more; nothing has changed then
 */
export async function extendWindow(
  tx: Transaction<Schema>,
  { reason_ar, reason_en, closes_at, ...act }: WindowToExtend,
  context: WriteContext,
): Promise<boolean> {
  const { organisationId, competitionId, id, by, at } = act;
  await closeGate(tx, context);
  if (!(await lockCompetition(tx, { organisationId, id: competitionId }, context))) return false;
  // SQLite has a single writer and no row locks.
  if (!context.memory) await lockRows(tx, competitionId, { group: id });
  const found = await readExtendable(tx, act);
  if (!found || extensionStop(found.group, found.others, at) !== null) return false;
  const { opens_at, closes_at: from, roundId, version } = found.group;
  if (judgeExtension(found.group, found.others, closes_at) !== null) return false;
  if ((await refusedWindows(tx, act, { roundId, opens_at, closes_at })).length > 0) return false;
  const extended = {
    extended_from: from,
    extended_reason_ar: reason_ar,
    extended_reason_en: reason_en,
  };
  await tx
    .updateTable('voting_groups')
    .set({ closes_at, ...extended, version: version + 1, changed_by: by, changed_at: at })
    .where('id', '=', id)
    .execute();
  const after = { closes_at, reason_ar, reason_en };
  const line = { action: 'group.extended', subject: id, before: { closes_at: from }, after };
  await auditRounds(tx, act, line, context);
  return true;
}
