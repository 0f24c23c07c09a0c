/** The state of an order, as its buyer sees it (decisions D1, D9). */
import type { Order } from './contract.ts';

/**
 * - `payable`: can be paid now.
 * - `unsure`: its time to pay is over, or nearly, and whether a payment came is not known yet.
 * - `settled`: paid and counted; also while staff look at it.
 * - `refunded`: paid, but not to be counted: the money goes back or has gone back.
 * - `expired`: not paid in time, or cancelled at the gateway.
 * - `stopped`: can never be paid.
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
