import type { RefundReason } from '../../platform/database/paymentSchema.ts';

/** A session that the gateway reported as paid when we asked. Amounts in baisa, instants in UTC ms. */
export type PaidSession = {
  gateway: string;
  sessionId: string;
  /** The order that the gateway's session names. */
  orderId: string;
  amountBaisa: number;
  currency: string;
  invoice: string | null;
  /** The pseudonym of the card; null where the gateway gives no fingerprint. */
  card: string | null;
  /** When the payment was made, as the gateway reports it; null where it does not. */
  paidAt: number | null;
  sessionExpiresAt: number | null;
  /** When we asked the gateway. */
  learnedAt: number;
  /** The id of the webhook's delivery that made us ask; null when the poller asked. */
  delivery: string | null;
};

/** Extra time (ms) for payments whose time the gateway does not report. */
const UNKNOWN_TIME_ALLOWANCE_MS = 60_000;

const CURRENCY = 'OMR';

/**
 * What decides whether an order can be paid; times in UTC ms. The window includes `opensAt` and excludes
 * `closesAt`.
 */
export type PayableOrder = {
  amountBaisa: number;
  createdAt: number;
  expiresAt: number;
  opensAt: number;
  closesAt: number;
  /** Whether another payment of this order counted. */
  isCounted: boolean;
  /** Whether another order paid for the same, as only a fee can be. */
  isPaidOtherwise: boolean;
  /** Whether the entry may be paid for now, when the payment is settled. */
  competes: boolean;
};

/** Whether a payment counts, or the reason for its refund (decision D9). */
export function judgePayment(
  order: PayableOrder,
  paid: PaidSession,
  isForOrder: boolean,
): 'count' | RefundReason {
  if (!isForOrder) return 'wrong_reference';
  if (paid.amountBaisa !== order.amountBaisa || paid.currency !== CURRENCY) return 'wrong_amount';
  if (order.isCounted || order.isPaidOtherwise) return 'second_payment';
  if (!order.competes) return 'not_competing';
  if (order.createdAt < order.opensAt || order.createdAt >= order.closesAt) return 'closed';
  return isLate(order.expiresAt, paid) ? 'late' : 'count';
}

/**
 * When a session was paid. If the gateway does not report it, the latest time possible: the session's end,
 * or when we learned of the payment if that was earlier.
 */
export function paymentTime({ paidAt, learnedAt, sessionExpiresAt }: PaidSession): number {
  return paidAt ?? Math.min(learnedAt, sessionExpiresAt ?? Infinity);
}

function isLate(expiresAt: number, paid: PaidSession): boolean {
  return paymentTime(paid) > expiresAt + (paid.paidAt === null ? UNKNOWN_TIME_ALLOWANCE_MS : 0);
}
