import type { Transaction } from 'kysely';
import { findPaidFee } from '../../payments/orders/feeOrders.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { queueEntryMessage } from '../messages/queueEntryMessage.ts';

/** `reason`: the candidate reads it. */
export type FeeWaiver = OperatorAct & { entryId: string; reason: string };

/**
 * The outcome of waiving a fee. `unknown`: there is no such entry. `unverified`: the account has verified no contact yet.
 * `withdrawn`: the entry was, so it owes nothing. `free`: the entry owes no fee. `paid`: its fee is paid, by this order.
 */
export type WaivedFee =
  | { kind: 'waived'; amountBaisa: number }
  | { kind: 'paid'; orderId: string }
  | { kind: 'unknown' | 'unverified' | 'withdrawn' | 'free' };

/**
 * Waives the fees of entries, which owe nothing from then on. A payment that was on its way goes back (decision D203).
 */
export const waiveFee: Write<FeeWaiver, WaivedFee> = async (tx, inputs, context) => {
  const waived: WaivedFee[] = [];
  for (const input of inputs) waived.push(await waive(tx, input, context));
  return waived;
};

/** The entry stays locked until the commit, so that its fee is not settled meanwhile. */
async function waive(
  tx: Transaction<Schema>,
  { entryId, reason, actor, at }: FeeWaiver,
  context: WriteContext,
): Promise<WaivedFee> {
  const query = tx
    .selectFrom('entries')
    .leftJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .where('entries.id', '=', entryId)
    .select(['fee_baisa', 'competition_id', 'withdrawn_at', 'accounts.user_id', 'accounts.verified_at']);
  const entry = await (context.memory ? query : query.forUpdate('entries')).executeTakeFirst();
  if (!entry) return { kind: 'unknown' };
  if (entry.user_id !== null && entry.verified_at === null) return { kind: 'unverified' };
  if (entry.fee_baisa === 0) return { kind: 'free' };
  const order = await findPaidFee(tx, entryId);
  if (order) return { kind: 'paid', orderId: order.id };
  if (entry.withdrawn_at !== null) return { kind: 'withdrawn' };
  await tx.updateTable('entries').set({ fee_baisa: 0, changed_at: at }).where('id', '=', entryId).execute();
  const audited = { at, actor, role: 'staff', action: 'entry.fee_waived', subject: entryId } as const;
  const { fee_baisa, competition_id: competitionId } = entry;
  const changed = { competitionId, before: { fee_baisa }, after: { fee_baisa: 0 } };
  await appendAudit(tx, [{ ...audited, reason: `${fee_baisa} baisa: ${reason}`, ...changed }], context);
  await queueEntryMessage(tx, { entryId, kind: 'fee_waived', reason, at });
  return { kind: 'waived', amountBaisa: entry.fee_baisa };
}
