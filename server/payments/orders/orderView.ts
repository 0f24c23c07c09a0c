import type { Kysely } from 'kysely';
import type {
  OrderRefund,
  ParticipantUser,
  Order,
  OrderPayment,
  PaymentAttempt,
  Quote,
} from '../../../domain/contract.ts';
import type { PaymentsTable, RefundTasksTable, OrdersTable } from '../../platform/database/paymentSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { PaymentGateway } from '../gateways/gateway.ts';
import { orderSource } from '../settlement/orderSource.ts';

/** What pages and receipts may show of an order: everything except who paid. */
export type OrderView = {
  order: Omit<
    OrdersTable,
    'of_competition' | 'email' | 'phone' | 'civil_id' | 'contact' | 'device' | 'language' | 'network'
  >;
  /** Whom the votes are for, or who pays the fee. */
  participant: ParticipantUser;
  competition: Order['competition'];
  /** The code that a text message for this contestant names; null without one. */
  smsCode: string | null;
  /** The time zone of the event. */
  zone: string;
  /** Oldest first. */
  payments: PaymentsTable[];
  refunds: Pick<RefundTasksTable, 'state' | 'amount_baisa'>[];
  /** Whether a flag about the order is open (decision D8). */
  isUnderReview: boolean;
};

export async function readOrderView(db: Kysely<Schema>, orderId: string): Promise<OrderView | undefined> {
  const row = await selectOrder(db, orderId);
  if (!row) return undefined;
  const { full_name, name_ar, name_en, image_url, country_id, ...others } = row;
  const { competition_ar, competition_en, zone, sms_code: smsCode, ...order } = others;
  const participant = { full_name, full_name_ar: name_ar, full_name_en: name_en, image_url, country_id };
  const names = { name_ar: competition_ar, name_en: competition_en };
  const competition = { name: competition_ar ?? competition_en ?? '', ...names };
  const [payments, refunds, isUnderReview] = await Promise.all([
    db.selectFrom('payments').where('order_id', '=', orderId).selectAll().orderBy('created_at').execute(),
    db.selectFrom('refund_tasks').where('order_id', '=', orderId).select(['state', 'amount_baisa']).execute(),
    hasOpenFlag(db, orderId),
  ]);
  return { order, participant, competition, smsCode, zone, payments, refunds, isUnderReview };
}

function selectOrder(db: Kysely<Schema>, orderId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('entries', 'entries.id', 'orders.entry_id')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('orders.id', '=', orderId)
    .select([
      'orders.id',
      'orders.kind',
      'orders.entry_id',
      'orders.round_id',
      'orders.group_id',
      'orders.votes',
      'orders.amount_baisa',
      'orders.quote',
      'orders.status',
      'orders.receipt_code',
      'orders.created_at',
      'orders.expires_at',
      'orders.paid_at',
      'orders.ledger_stream',
      'orders.ledger_seq',
      'entries.sms_code',
      'users.full_name',
      'users.name_ar',
      'users.name_en',
      'users.image_url',
      'users.country_id',
      'competitions.name_ar as competition_ar',
      'competitions.name_en as competition_en',
      'events.zone',
    ])
    .executeTakeFirst();
}

async function hasOpenFlag(db: Kysely<Schema>, orderId: string): Promise<boolean> {
  const flag = await db
    .selectFrom('vote_flag_members')
    .innerJoin('vote_flags', 'vote_flags.id', 'vote_flag_members.flag_id')
    .where('vote_flag_members.source_ref', '=', orderSource(orderId))
    .where('vote_flags.state', '=', 'open')
    .select('vote_flags.id')
    .limit(1)
    .executeTakeFirst();
  return flag !== undefined;
}

/**
 * The refund of an order: the sum still due or, if none is, the sum already refunded. Null without a
 * refund.
 */
export function refundOf({ refunds }: Pick<OrderView, 'refunds'>): OrderRefund | null {
  if (refunds.length === 0) return null;
  const due = refunds.filter(({ state }) => state === 'due');
  const shown = due.length > 0 ? due : refunds;
  return {
    state: due.length > 0 ? 'due' : 'done',
    amount_baisa: shown.reduce((sum, { amount_baisa }) => sum + amount_baisa, 0),
  };
}

type Paying = Pick<PaymentGateway, 'id' | 'mode' | 'paymentUrl'>;

/** The order as the contract describes it, at `now` (UTC ms). */
export function presentOrder(view: OrderView, gateway: Paying, now: number): Order {
  const { order, participant, competition, zone } = view;
  const isSettled = order.status === 'paid' || order.status === 'refunded';
  return {
    id: order.id,
    kind: order.kind,
    status: shownStatus(view),
    entry_id: order.entry_id,
    participant,
    competition,
    zone,
    amount_baisa: order.amount_baisa,
    votes_count: order.votes,
    quote: order.kind === 'vote' ? (JSON.parse(order.quote) as Quote) : null,
    created_at: order.created_at,
    paid_at: isSettled ? order.paid_at : null,
    expires_at: order.expires_at,
    payment: payable(view, gateway, now),
    last_attempt: isSettled ? null : lastAttempt(view.payments),
    transaction_id: isSettled ? transactionOf(view.payments) : null,
    receipt_code: isSettled ? order.receipt_code : null,
    refund: refundOf(view),
  };
}

/**
 * The status in replies. A paid order with an open flag shows as `quarantined`; its votes count until staff
 * reverse them (decision D8).
 */
export function shownStatus({ order, isUnderReview }: OrderView): Order['status'] {
  return order.status === 'paid' && isUnderReview ? 'quarantined' : order.status;
}

function payable({ order, payments }: OrderView, gateway: Paying, now: number): OrderPayment | null {
  if (order.status !== 'pending_payment' || now >= order.expires_at) return null;
  const open = payments.find((payment) => payment.status === 'open' && payment.gateway === gateway.id);
  return open ? { gateway: gateway.id, mode: gateway.mode, url: gateway.paymentUrl(open.session_id) } : null;
}

function lastAttempt(payments: readonly PaymentsTable[]): PaymentAttempt | null {
  const latest = payments
    .filter((payment) => payment.last_attempt_at !== null)
    .toSorted((a, b) => (b.last_attempt_at ?? 0) - (a.last_attempt_at ?? 0))[0];
  if (!latest?.last_outcome || latest.last_attempt_at === null) return null;
  return { outcome: latest.last_outcome, at: latest.last_attempt_at };
}

function transactionOf(payments: readonly PaymentsTable[]): string | null {
  const paid =
    payments.find(({ counted }) => counted === 1) ?? payments.find(({ paid_at }) => paid_at !== null);
  return paid ? (paid.invoice ?? paid.session_id) : null;
}
