import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { appendVotes } from '../../voting/appendVotes.ts';
import type { VoteToAppend } from '../../voting/voteToAppend.ts';
import { flagPaidOrder } from '../flags/flagPaidOrder.ts';
import { orderSource } from './orderSource.ts';
import type { PaidSession } from './paidSession.ts';
import type { Settlement } from './settlement.ts';
import type { LockedOrder } from './settlementRepo.ts';

/** `index` is the place of the payment among those settled together. */
export type OrderToCount = { index: number; order: LockedOrder; paid: PaidSession & { paidAt: number } };

/** Appends the votes of paid orders to the ledger, marks the orders, and looks for what is to be reviewed. */
export async function countPaidOrders(
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
      .updateTable('vote_orders')
      .set({ status: 'paid', paid_at: paid.paidAt, ledger_stream: row.stream, ledger_seq: row.seq })
      .where('id', '=', order.id)
      .execute();
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
