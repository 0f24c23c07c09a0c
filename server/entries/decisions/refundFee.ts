import type { Transaction } from 'kysely';
import { type OrderToRefund, refundOrder } from '../../payments/refunds/refundOrder.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';

/**
 * Refunds the paid fee of a rejected entry; the running server asks the gateway for it, until it is done.
 * @returns the amount, null if the order is not paid any more
 */
export async function refundFee(
  tx: Transaction<Schema>,
  order: OrderToRefund,
  context: WriteContext,
): Promise<number | null> {
  const [refund] = await refundOrder(tx, [order], context);
  return refund?.kind === 'refunded' ? refund.amountBaisa : null;
}
