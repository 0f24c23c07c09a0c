import type { RefundReason } from '../../platform/database/paymentSchema.ts';

/** A session that the gateway, asked by us, said is paid. Amounts in baisa, instants in UTC ms. */
export type PaidSession = {
  gateway: string;
  sessionId: string;
  /** The order that the gateway has it for. */
  orderId: string;
  amountBaisa: number;
  currency: string;
  invoice: string | null;
  /** The pseudonym of the payment method, where the gateway tells one card from another. */
  card: string | null;
  /** What the gateway says; null where it does not. */
  paidAt: number | null;
  sessionExpiresAt: number | null;
  /** When we asked. */
  learnedAt: number;
  /** The webhook that made us ask; null when we asked by ourselves. */
  delivery: string | null;
};

/** The benefit of the doubt (ms) where a gateway does not say when it was paid, and we asked a little later. */
const UNTOLD_ALLOWANCE_MS = 60_000;

const CURRENCY = 'OMR';

/** What an order says of how it must be paid; instants in UTC ms, the window half-open. */
export type PayableOrder = {
  amountBaisa: number;
  createdAt: number;
  expiresAt: number;
  opensAt: number;
  closesAt: number;
  /** Whether another payment of it has become votes. */
  isCounted: boolean;
  /** Whether the entry competes at the instant of settling. */
  competes: boolean;
};

/** Whether a payment becomes votes, or why it goes back (decision D9). */
export function judgePayment(
  order: PayableOrder,
  paid: PaidSession,
  isForOrder: boolean,
): 'count' | RefundReason {
  if (!isForOrder) return 'wrong_reference';
  if (paid.amountBaisa !== order.amountBaisa || paid.currency !== CURRENCY) return 'wrong_amount';
  if (order.isCounted) return 'second_payment';
  if (!order.competes) return 'not_competing';
  if (order.createdAt < order.opensAt || order.createdAt >= order.closesAt) return 'closed';
  return isLate(order.expiresAt, paid) ? 'late' : 'count';
}

/** A session cannot be paid after its own end, however late we learn of it. */
export function paymentTime({ paidAt, learnedAt, sessionExpiresAt }: PaidSession): number {
  return paidAt ?? Math.min(learnedAt, sessionExpiresAt ?? Infinity);
}

function isLate(expiresAt: number, paid: PaidSession): boolean {
  return paymentTime(paid) > expiresAt + (paid.paidAt === null ? UNTOLD_ALLOWANCE_MS : 0);
}
