import type { Transaction } from 'kysely';
import type { RefundReason } from '../../platform/database/paymentSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { countPaidOrders, type OrderToCount } from './countPaidOrders.ts';
import { judgePayment, paymentTime } from './judgePayment.ts';
import type { PaidSession } from './paidSession.ts';
import type { Settlement } from './settlement.ts';
import { claimPayment, lockOrder, markCounted, storeRefund, type LockedOrder } from './settlementRepo.ts';
import { logWebhooks } from './webhookLogRepo.ts';

/**
 * Settles payments: each becomes votes in the ledger or a task to give it back, in the same write, once. How often and
 * in which order a payment is reported makes no difference.
 */
export async function settlePayment(
  tx: Transaction<Schema>,
  inputs: PaidSession[],
  context: WriteContext,
): Promise<Settlement[]> {
  const toCount: OrderToCount[] = [];
  const settlements: Settlement[] = [];
  for (const [index, paid] of inputs.entries())
    settlements.push(await settle(tx, paid, index, toCount, context));
  for (const { index, settlement } of await countPaidOrders(tx, toCount, context))
    settlements[index] = settlement;
  await logWebhooks(
    tx,
    inputs.map((paid, index) => ({ ...paid, verdict: settlements[index]?.verdict ?? 'known' })),
  );
  return settlements;
}

async function settle(
  tx: Transaction<Schema>,
  paid: PaidSession,
  index: number,
  toCount: OrderToCount[],
  context: WriteContext,
): Promise<Settlement> {
  const order = await lockOrder(tx, paid, context);
  if (!order) return { verdict: 'unknown_order' };
  if (!(await claimPayment(tx, paid, order))) return { verdict: 'known' };
  const judgement = judgePayment(order, paid, order.id === paid.orderId);
  if (judgement !== 'count') return giveBack(tx, paid, order, judgement);
  await markCounted(tx, paid);
  toCount.push({ index, order, paid: { ...paid, paidAt: paymentTime(paid) } });
  return { verdict: 'known' };
}

async function giveBack(
  tx: Transaction<Schema>,
  paid: PaidSession,
  order: LockedOrder,
  reason: RefundReason,
): Promise<Settlement> {
  await storeRefund(tx, paid, order.id, reason);
  if (!order.isCounted)
    await tx.updateTable('vote_orders').set({ status: 'refunded' }).where('id', '=', order.id).execute();
  return { verdict: 'refund', reason };
}
