import type { Transaction } from 'kysely';
import type { RefundReason } from '../../platform/database/paymentSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { readPlaces } from '../../voting/standings/entryPlaces.ts';
import { openPayment } from '../orders/attachSession.ts';
import { paymentTime, type PayableOrder, type PaidSession } from './judgePayment.ts';

/** An order that is locked until the transaction ends. */
export type LockedOrder = PayableOrder & {
  id: string;
  entryId: string;
  roundId: string;
  groupNumber: number;
  votes: number;
  contact: string;
  device: string;
  network: string | null;
  phone: string | null;
  receiptCode: string;
  /** The time zone of the event. */
  zone: string;
};

/**
 * Locks the order of a session: the one stored here or, if the session is not stored yet, the one that the gateway
 * names.
 */
export async function lockOrder(
  tx: Transaction<Schema>,
  paid: PaidSession,
  context: WriteContext,
): Promise<LockedOrder | undefined> {
  const payment = await tx
    .selectFrom('payments')
    .where('gateway', '=', paid.gateway)
    .where('session_id', '=', paid.sessionId)
    .select('order_id')
    .executeTakeFirst();
  const orderId = payment?.order_id ?? paid.orderId;
  const locked = await tx
    .updateTable('vote_orders')
    .set((row) => ({ status: row.ref('vote_orders.status') }))
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirst();
  if (!locked) return undefined;
  const group = await tx
    .selectFrom('voting_groups')
    .innerJoin('rounds', 'rounds.id', 'voting_groups.round_id')
    .innerJoin('competitions', 'competitions.id', 'rounds.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('voting_groups.id', '=', locked.group_id)
    .select(['voting_groups.number', 'opens_at', 'closes_at', 'events.zone'])
    .executeTakeFirstOrThrow();
  const places = await readPlaces(tx, [locked.entry_id], context);
  const place = places.find(({ roundId }) => roundId === locked.round_id);
  return {
    id: locked.id,
    entryId: locked.entry_id,
    roundId: locked.round_id,
    groupNumber: group.number,
    votes: locked.votes,
    contact: locked.contact,
    device: locked.device,
    network: locked.network,
    phone: locked.phone,
    receiptCode: locked.receipt_code,
    zone: group.zone,
    amountBaisa: locked.amount_baisa,
    createdAt: locked.created_at,
    expiresAt: locked.expires_at,
    opensAt: group.opens_at,
    closesAt: group.closes_at,
    isCounted: await hasCountedPayment(tx, locked.id),
    competes: place?.standing === 'in',
  };
}

async function hasCountedPayment(tx: Transaction<Schema>, orderId: string): Promise<boolean> {
  const counted = await tx
    .selectFrom('payments')
    .where('order_id', '=', orderId)
    .where('counted', '=', 1)
    .select('session_id')
    .executeTakeFirst();
  return counted !== undefined;
}

/**
 * Marks a payment as paid, and stores it first if it is unknown.
 * @returns false if it was marked before
 */
export async function claimPayment(
  tx: Transaction<Schema>,
  paid: PaidSession,
  order: { id: string },
): Promise<boolean> {
  await tx
    .insertInto('payments')
    .values(openPayment({ ...paid, orderId: order.id, createdAt: paid.learnedAt }))
    .onConflict((conflict) => conflict.columns(['gateway', 'session_id']).doNothing())
    .execute();
  const claimed = await tx
    .updateTable('payments')
    .set({
      status: 'paid',
      amount_baisa: paid.amountBaisa,
      currency: paid.currency,
      invoice: paid.invoice,
      card: paid.card,
      paid_at: paymentTime(paid),
    })
    .where('gateway', '=', paid.gateway)
    .where('session_id', '=', paid.sessionId)
    .where('status', 'in', ['open', 'closed'])
    .returning('session_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function markCounted(tx: Transaction<Schema>, paid: PaidSession): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ counted: 1 })
    .where('gateway', '=', paid.gateway)
    .where('session_id', '=', paid.sessionId)
    .execute();
}

/** Stores the task that refunds a payment; does nothing if there is one already. */
export async function storeRefund(
  tx: Transaction<Schema>,
  paid: Pick<PaidSession, 'gateway' | 'sessionId' | 'amountBaisa' | 'learnedAt'>,
  orderId: string,
  reason: RefundReason,
  note: string | null = null,
): Promise<void> {
  await tx
    .insertInto('refund_tasks')
    .values({
      gateway: paid.gateway,
      session_id: paid.sessionId,
      order_id: orderId,
      amount_baisa: paid.amountBaisa,
      reason,
      note,
      state: 'due',
      attempts: 0,
      next_try_at: paid.learnedAt,
      created_at: paid.learnedAt,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'session_id']).doNothing())
    .execute();
}
