import type { Transaction } from 'kysely';
import type { ReceiptMailsTable } from '../../platform/database/paymentSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';

/**
 * Queues the e-mail about an order that is settled at `at` (UTC ms), in the caller's transaction. Of each
 * kind an order has at most one, so repeated reports and further payments queue no second.
 */
export async function queueReceipt(
  tx: Transaction<Schema>,
  { orderId, kind, at }: { orderId: string; kind: ReceiptMailsTable['kind']; at: number },
): Promise<void> {
  await tx
    .insertInto('receipt_mails')
    .values({
      id: newId(),
      order_id: orderId,
      kind,
      state: 'due',
      attempts: 0,
      next_try_at: at,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
    .execute();
}
