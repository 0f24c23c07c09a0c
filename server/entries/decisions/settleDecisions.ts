import type { Kysely } from 'kysely';
import { findPaidFee } from '../../payments/orders/feeOrders.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';
import { refundFee } from './refundFee.ts';

/** The most decisions that one write settles: votes wait for the write. */
const DECISIONS = 20;

const due = (db: Kysely<Schema>, now: number) =>
  db.selectFrom('entry_decisions').where('settled_at', 'is', null).where('undo_until', '<=', now);

/** Whether a decision waits to be settled at `now` (UTC ms); a read, so that idle nodes write nothing. */
export const hasUnsettled = async (db: Kysely<Schema>, now: number): Promise<boolean> =>
  (await due(db, now).select('id').limit(1).executeTakeFirst()) !== undefined;

/**
 * Refunds the fees of entries that were rejected, once that cannot be undone any more. An entry that was approved since
 * keeps its fee paid.
 * @returns whether decisions may be left
 */
export const settleDecisions: Write<number, boolean> = async (tx, inputs, context) => {
  const at = Math.max(...inputs);
  const decisions = await due(tx, at)
    .innerJoin('entries', 'entries.id', 'entry_decisions.entry_id')
    .orderBy('undo_until')
    .limit(DECISIONS)
    .select(['entry_decisions.id', 'entry_id', 'entry_decisions.reason', 'decided_by', 'entries.status'])
    .$if(!context.memory, (rows) => rows.forUpdate('entries'))
    .execute();
  for (const { id, entry_id, reason, decided_by, status } of decisions) {
    const fee = status === 'rejected' ? await findPaidFee(tx, entry_id) : undefined;
    if (fee) await refundFee(tx, { orderId: fee.id, note: reason, actor: decided_by, at }, context);
    await tx.updateTable('entry_decisions').set({ settled_at: at }).where('id', '=', id).execute();
  }
  return inputs.map(() => decisions.length === DECISIONS);
};
