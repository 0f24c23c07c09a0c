/** The state of an order, as its payer sees it (decisions D1, D9). */
import type { Order } from './contract.ts';

/**
 * - `payable`: can be paid now.
 * - `unsure`: cannot be paid any more, and it is unknown whether a payment arrived.
 * - `settled`: paid and counted, also during a review.
 * - `refunded`: paid but not counted; the refund is pending or done.
 * - `expired`: not paid in time, or cancelled at the gateway.
 * - `stopped`: has any other status and cannot be paid any more.
 */
export type OrderStanding = 'payable' | 'unsure' | 'settled' | 'refunded' | 'expired' | 'stopped';

export function orderStanding({ status, payment, refund, last_attempt }: Order): OrderStanding {
  if (status === 'paid' || status === 'quarantined') return 'settled';
  if (status === 'refunded' || refund !== null) return 'refunded';
  if (status === 'expired') return 'expired';
  if (status !== 'pending_payment') return 'stopped';
  if (payment) return 'payable';
  return last_attempt?.outcome === 'cancelled' ? 'expired' : 'unsure';
}
