import type { Transaction } from 'kysely';
import type { RefundReason } from '../../platform/database/paymentSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { appendVotes } from '../../voting/appendVotes.ts';
import type { VoteToAppend } from '../../voting/voteToAppend.ts';
import { flagPaidOrder } from '../flags/paidFindings.ts';
import { queueReceipt } from '../receipts/queueReceipt.ts';
import { judgePayment, paymentTime, type PaidSession } from './judgePayment.ts';
import { orderSource } from './orderSource.ts';
import {
  claimPayment,
  lockOrder,
  markCounted,
  storeRefund,
  type LockedOrder,
  type LockedVotes,
} from './settlementRepo.ts';
import { logWebhooks } from './webhookLogRepo.ts';

/** A counted order of votes as the flag watch sees it; contact and network are pseudonyms. */
type CountedOrder = {
  id: string;
  entryId: string;
  votes: number;
  phone: string | null;
  contact: string;
  network: string | null;
  /** The time zone of the event. */
  zone: string;
};

/**
 * What became of a payment. `counted`: it became votes. `fee_paid`: it paid a fee. `known`: it was settled
 * before. `unknown_order`: no order here belongs to it. `flagged` is how many flags the order raised (decision
 * D8).
 */
export type Settlement =
  | {
      verdict: 'counted';
      flagged: number;
      order: CountedOrder;
    }
  | { verdict: 'refund'; reason: RefundReason }
  | { verdict: 'fee_paid' | 'known' | 'unknown_order' };

/**
 * Settles payments: in one write, each becomes votes in the ledger, a paid fee, or a refund task. Repeated
 * reports of a payment change nothing.
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
  if (judgement !== 'count') return leaveRefund(tx, paid, order, judgement);
  await markCounted(tx, paid);
  const settled = { ...paid, paidAt: paymentTime(paid) };
  if (order.kind === 'fee') return takeFee(tx, order.id, settled);
  toCount.push({ index, order, paid: settled });
  return { verdict: 'known' };
}

/** Marks a fee as paid. It has no row in the ledger, which is of votes alone. */
async function takeFee(
  tx: Transaction<Schema>,
  orderId: string,
  paid: PaidSession & { paidAt: number },
): Promise<Settlement> {
  const paidOrder = { status: 'paid', paid_at: paid.paidAt } as const;
  await tx.updateTable('orders').set(paidOrder).where('id', '=', orderId).execute();
  await queueReceipt(tx, { orderId, kind: 'counted', at: paid.learnedAt });
  return { verdict: 'fee_paid' };
}

async function leaveRefund(
  tx: Transaction<Schema>,
  paid: PaidSession,
  order: LockedOrder,
  reason: RefundReason,
): Promise<Settlement> {
  await storeRefund(tx, paid, order.id, reason);
  if (!order.isCounted) {
    await tx.updateTable('orders').set({ status: 'refunded' }).where('id', '=', order.id).execute();
    await queueReceipt(tx, { orderId: order.id, kind: 'refunded', at: paid.learnedAt });
  }
  return { verdict: 'refund', reason };
}

/** An order whose votes are to be counted; `index` is the position of its payment in the batch. */
type OrderToCount = { index: number; order: LockedVotes; paid: PaidSession & { paidAt: number } };

/** Appends the votes of paid orders to the ledger, marks the orders as paid, and raises flags. */
async function countPaidOrders(
  tx: Transaction<Schema>,
  orders: readonly OrderToCount[],
  context: WriteContext,
): Promise<{ index: number; settlement: Settlement }[]> {
  const rows = await appendVotes(tx, orders.map(voteOf), context);
  const settled: { index: number; settlement: Settlement }[] = [];
  for (const [place, { index, order, paid }] of orders.entries()) {
    const row = rows[place];
    if (!row) throw new Error('A counted order has no row in the ledger.');
    await tx
      .updateTable('orders')
      .set({ status: 'paid', paid_at: paid.paidAt, ledger_stream: row.stream, ledger_seq: row.seq })
      .where('id', '=', order.id)
      .execute();
    await queueReceipt(tx, { orderId: order.id, kind: 'counted', at: paid.learnedAt });
    const flagged = await flagPaidOrder(tx, order, paid);
    const { id, entryId, votes, phone, contact, network, zone } = order;
    settled.push({
      index,
      settlement: {
        verdict: 'counted',
        flagged,
        order: { id, entryId, votes, phone, contact, network, zone },
      },
    });
  }
  return settled;
}

function voteOf({ order, paid }: OrderToCount): VoteToAppend {
  return {
    channel: 'paid',
    entryId: order.entryId,
    roundId: order.roundId,
    groupNumber: order.groupNumber,
    votes: order.votes,
    sourceRef: orderSource(order.id),
    receipt: order.receiptCode,
    payer: paid.card ?? order.contact,
    amountBaisa: paid.amountBaisa,
    acceptedAt: paid.learnedAt,
    reversesSeq: null,
  };
}
