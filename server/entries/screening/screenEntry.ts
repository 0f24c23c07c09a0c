import type { Transaction } from 'kysely';
import { UNDO_MS } from '../../../domain/staff/staffLimits.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { closeGateOf } from '../../voting/votesGate.ts';
import type { Undecidable } from '../decisions/decidable.ts';
import { decideOne } from '../decisions/decideEntry.ts';
import { foreignClaim } from './foreignClaim.ts';

/**
 * A decision of a screener. `id` is made by the page, so that a decision of unknown outcome can be sent again. `saw`: the
 * recording that was decided about. `at`: UTC ms.
 */
export type Screening = {
  entryId: string;
  staffId: string;
  id: string;
  decision: 'approve' | 'reject';
  reason: { ar: string; en: string } | null;
  saw: string;
  at: number;
};

/** `claimed`: another screener works on it. `changed`: it has another recording by now. Others as of `decideEntry`. */
export type ScreenedEntry =
  | { kind: 'decided'; what: 'entry' | 'replacement'; status: 'approved' | 'rejected'; undoUntil: number }
  | { kind: 'unknown' | 'claimed' | 'changed' | Undecidable };

/** Decides entries for screeners, each of whom can undo it for ten minutes (decision D240). */
export const screenEntry: Write<Screening, ScreenedEntry> = async (tx, inputs, context) => {
  const screened: ScreenedEntry[] = [];
  await closeGateOf(
    tx,
    inputs.map(({ entryId }) => entryId),
    context,
  );
  for (const input of inputs) screened.push(await screen(tx, input, context));
  return screened;
};

async function screen(
  tx: Transaction<Schema>,
  { entryId, staffId, id, decision, reason, saw, at }: Screening,
  context: WriteContext,
): Promise<ScreenedEntry> {
  const before = await tx.selectFrom('entry_decisions').where('id', '=', id).selectAll().executeTakeFirst();
  if (before) {
    if (before.entry_id !== entryId || before.decided_by !== staffId) return { kind: 'unknown' };
    return { kind: 'decided', what: before.what, status: before.status, undoUntil: before.undo_until };
  }
  const query = tx
    .selectFrom('entries')
    .where('id', '=', entryId)
    .select(['live_media_id', 'pending_media_id', 'pending_status']);
  const entry = await (context.memory ? query : query.forUpdate()).executeTakeFirst();
  if (!entry) return { kind: 'unknown' };
  if (await foreignClaim(tx, { entryId, staffId, at })) return { kind: 'claimed' };
  const shown = entry.pending_status === null ? entry.live_media_id : entry.pending_media_id;
  if (shown !== saw) return { kind: 'changed' };
  const decided = await decideOne(
    tx,
    {
      entryId,
      decision,
      reason: reason?.ar ?? null,
      reasonEn: reason?.en ?? null,
      actor: staffId,
      at,
      id,
      undoMs: UNDO_MS,
    },
    context,
  );
  if (decided.kind !== 'decided') return decided;
  return { kind: 'decided', what: decided.what, status: decided.status, undoUntil: at + UNDO_MS };
}
