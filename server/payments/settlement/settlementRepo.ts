import type { Transaction } from 'kysely';
import type { OrdersTable, RefundReason } from '../../platform/database/paymentSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { readPlaces } from '../../voting/standings/entryPlaces.ts';
import { noWindow } from '../../voting/silentGroups.ts';
import { findStop } from '../../voting/stops/stopsRepo.ts';
import { isCancelled } from '../../voting/takesPart.ts';
import { openPayment } from '../orders/attachSession.ts';
import { paymentTime, type PayableOrder, type PaidSession } from './judgePayment.ts';

/** What an order stands for, of either kind. */
type Locked = PayableOrder & { id: string; entryId: string };

export type LockedVotes = Locked & {
  kind: 'vote';
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
 * An order that stays locked until the transaction ends, so that two payments of it are settled one after
 * the other.
 */
export type LockedOrder = LockedVotes | (Locked & { kind: 'fee' });

/**
 * Locks the order of a paid session: the order stored with the session or, if the session is not stored,
 * the one that the gateway names. Undefined if there is no such order.
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
  if (!context.memory) await lockEntryOfFee(tx, orderId);
  const locked = await tx
    .updateTable('orders')
    .set((row) => ({ status: row.ref('orders.status') }))
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirst();
  if (!locked) return undefined;
  const order = {
    id: locked.id,
    entryId: locked.entry_id,
    amountBaisa: locked.amount_baisa,
    createdAt: locked.created_at,
    expiresAt: locked.expires_at,
    isCounted: await hasCountedPayment(tx, locked.id),
  };
  return locked.kind === 'fee'
    ? { ...order, kind: 'fee', ...(await feeTerms(tx, locked)) }
    : { ...order, kind: 'vote', ...(await voteTerms(tx, locked, context)) };
}

async function voteTerms(tx: Transaction<Schema>, locked: OrdersTable, context: WriteContext) {
  const { round_id: roundId, group_id: groupId, votes } = locked;
  if (roundId === null || groupId === null || votes === null)
    throw new Error('An order of votes has no group.');
  const group = await tx
    .selectFrom('voting_groups')
    .innerJoin('rounds', 'rounds.id', 'voting_groups.round_id')
    .innerJoin('competitions', 'competitions.id', 'rounds.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('voting_groups.id', '=', groupId)
    .select([
      'voting_groups.number',
      'opens_at',
      'closes_at',
      'events.zone',
      'competitions.id as competition',
    ])
    .executeTakeFirstOrThrow();
  const places = await readPlaces(tx, [locked.entry_id], context);
  const place = places.find((each) => each.roundId === roundId);
  // Read after the places and their groups are locked: a cancellation and a stop lock them too.
  const isOver = (await isCancelled(tx, group.competition)) || (await findStop(tx, groupId)) !== undefined;
  return {
    roundId,
    groupNumber: group.number,
    votes,
    contact: locked.contact,
    device: locked.device,
    network: locked.network,
    phone: locked.phone,
    receiptCode: locked.receipt_code,
    zone: group.zone,
    ...(isOver ? noWindow : { opensAt: group.opens_at, closesAt: group.closes_at }),
    isPaidOtherwise: false,
    competes: place?.standing === 'in',
  };
}

/**
 * Locks the competition and the entry of a fee before its order, in the order in which staff lock them. So two orders of one
 * fee are settled one after the other, and no rejection or cancellation comes between.
 */
async function lockEntryOfFee(tx: Transaction<Schema>, orderId: string): Promise<void> {
  const fee = tx
    .selectFrom('entries')
    .innerJoin('orders', 'orders.entry_id', 'entries.id')
    .where('orders.id', '=', orderId)
    .where('orders.kind', '=', 'fee');
  await fee
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .select('competitions.id')
    .forKeyShare('competitions')
    .execute();
  await fee.select('entries.id').forUpdate('entries').execute();
}

/**
 * A fee ordered in time counts, whatever staff change meanwhile, except a rejection, a withdrawal, a waiver or the cancellation
 * of the competition.
 */
async function feeTerms(tx: Transaction<Schema>, locked: OrdersTable) {
  const entry = await tx
    .selectFrom('entries')
    .where('id', '=', locked.entry_id)
    .select(['status', 'withdrawn_at', 'fee_baisa', 'competition_id'])
    .executeTakeFirstOrThrow();
  const other = await tx
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .where('orders.entry_id', '=', locked.entry_id)
    .where('orders.kind', '=', 'fee')
    .where('orders.id', '!=', locked.id)
    .where('orders.status', '!=', 'refunded')
    .where('payments.counted', '=', 1)
    .select('orders.id')
    .executeTakeFirst();
  return {
    opensAt: -Infinity,
    closesAt: Infinity,
    isPaidOtherwise: other !== undefined,
    competes:
      entry.status !== 'rejected' &&
      entry.withdrawn_at === null &&
      entry.fee_baisa > 0 &&
      !(await isCancelled(tx, entry.competition_id)),
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
