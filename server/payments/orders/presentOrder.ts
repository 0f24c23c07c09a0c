import type { Order, OrderPayment, PaymentAttempt, Quote } from '../../../domain/contract.ts';
import type { PaymentsTable } from '../../platform/database/paymentSchema.ts';
import type { PaymentGateway } from '../gateways/gateway.ts';
import { refundOf, type OrderView } from './orderView.ts';

type Paying = Pick<PaymentGateway, 'id' | 'mode' | 'paymentUrl'>;

/** An order as the contract has it, at `now` (UTC ms). */
export function presentOrder(view: OrderView, gateway: Paying, now: number): Order {
  const { order, participant } = view;
  const isSettled = order.status === 'paid' || order.status === 'refunded';
  return {
    id: order.id,
    status: shownStatus(view),
    entry_id: order.entry_id,
    participant,
    votes_count: order.votes,
    quote: JSON.parse(order.quote) as Quote,
    created_at: order.created_at,
    expires_at: order.expires_at,
    payment: payable(view, gateway, now),
    last_attempt: isSettled ? null : lastAttempt(view.payments),
    transaction_id: isSettled ? transactionOf(view.payments) : null,
    receipt_code: isSettled ? order.receipt_code : null,
    refund: refundOf(view),
  };
}

/** Votes under review count until staff take them back; the buyer may know of the review (decision D8). */
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
