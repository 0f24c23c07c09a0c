import type { Transaction } from 'kysely';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import { followBars } from '../../voting/standings/changeStanding.ts';
import { closeGateOf } from '../../voting/votesGate.ts';
import { findPaidFee } from '../../payments/orders/feeOrders.ts';
import { queueEntryMessage } from '../messages/queueEntryMessage.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { judgeDecision, lockToDecide, type Undecidable } from './decidable.ts';
import { dropNews } from './dropNews.ts';
import { refundFee } from './refundFee.ts';

/** `id` and `undoMs` are those of a decision that can be undone for that long (ms); its message and refund wait till then. */
export type EntryDecision = OperatorAct & {
  entryId: string;
  decision: 'approve' | 'reject';
  reason: string | null;
  reasonEn?: string | null;
  id?: string;
  undoMs?: number;
};

/**
 * The outcome of a decision. `unknown`: there is no such entry. `unchecked`: the media job has not checked
 * the recording yet. `unverified`: the account has verified no contact yet. `unpaid`: the entry owes its
 * fee. `withdrawn`: its candidate withdrew it. `unchanged`: the entry has that status already.
 */
export type DecidedEntry =
  | {
      kind: 'decided';
      what: 'entry' | 'replacement';
      status: 'approved' | 'rejected';
      /** The fee that goes back with a rejection. */
      refundBaisa?: number;
    }
  | { kind: 'unknown' | Undecidable };

/**
 * Approves or rejects entries, or the waiting replacements of approved ones (decision D20). A rejected
 * entry gets no votes, and its paid fee goes back (decision D193).
 */
export const decideEntry: Write<EntryDecision, DecidedEntry> = async (tx, inputs, context) => {
  const decided: DecidedEntry[] = [];
  await closeGateOf(
    tx,
    inputs.map(({ entryId }) => entryId),
    context,
  );
  for (const input of inputs) decided.push(await decideOne(tx, input, context));
  return decided;
};

/** Decides one entry. Call it behind the closed gate of votes. */
export async function decideOne(
  tx: Transaction<Schema>,
  input: EntryDecision,
  context: WriteContext,
): Promise<DecidedEntry> {
  const { entryId, decision, reason, reasonEn = null, actor, at, id = newId(), undoMs = 0 } = input;
  const entry = await lockToDecide(tx, entryId, context);
  if (!entry) return { kind: 'unknown' };
  const judged = judgeDecision(entry, decision, { reason, reasonEn });
  if (typeof judged === 'string') return { kind: judged };
  const { what, after } = judged;
  const status = decision === 'approve' ? 'approved' : 'rejected';
  await tx
    .updateTable('entries')
    .set({ ...after, held_at: null, held_until: null, changed_at: at })
    .where('id', '=', entryId)
    .execute();
  await tx.deleteFrom('entry_claims').where('entry_id', '=', entryId).execute();
  if (what === 'entry') await followBars(tx, [entryId], at, context);
  const [before, changed] =
    what === 'entry'
      ? [{ status: entry.state.status }, { status }]
      : [{ replacement: entry.state.pending_status }, { replacement: status }];
  const line = { at, actor, role: 'staff', action: `${what}.${status}`, subject: entryId, reason } as const;
  await appendAudit(tx, [{ ...line, competitionId: entry.competitionId, before, after: changed }], context);
  await dropNews(tx, entryId, at);
  // An earlier rejection that still waits gives no fee back any more: this decision says what becomes of it.
  await tx
    .updateTable('entry_decisions')
    .set({ settled_at: at })
    .where('entry_id', '=', entryId)
    .where('settled_at', 'is', null)
    .execute();
  const fee = what === 'entry' && status === 'rejected' ? await findPaidFee(tx, entryId) : undefined;
  const isWaiting = fee !== undefined && undoMs > 0;
  await tx
    .insertInto('entry_decisions')
    .values({
      id,
      entry_id: entryId,
      what,
      status,
      reason,
      reason_en: reasonEn,
      decided_by: actor,
      decided_at: at,
      undo_until: at + undoMs,
      undone_by: null,
      undone_at: null,
      settled_at: isWaiting ? null : at,
      before_it: JSON.stringify(entry.state),
      after_it: JSON.stringify(after),
      former_media_id: after.live_media_id === entry.state.live_media_id ? null : entry.state.live_media_id,
    })
    .execute();
  const kind = what === 'entry' ? status : (`replacement_${status}` as const);
  await queueEntryMessage(tx, { entryId, kind, reason, reasonEn, decisionId: id, at, dueAt: at + undoMs });
  if (!fee || isWaiting) return { kind: 'decided', what, status };
  const refundBaisa = await refundFee(tx, { orderId: fee.id, note: reason, actor, at }, context);
  return { kind: 'decided', what, status, ...(refundBaisa !== null && { refundBaisa }) };
}
