/** Orders as the server answers them, for stories and tests. */
import type { Order, Quote } from '../../domain/contract.ts';
import { ORDER_PAYMENT_MS } from '../../domain/delays.ts';
import { quoteVotes } from '../../domain/pricing.ts';
import { boardTime, liveGroup } from './boardFixtures.ts';

export function quoteOf(votes: number): Quote {
  const quote = quoteVotes(votes);
  if (!quote) throw new Error(`nobody can order ${votes} votes`);
  return quote;
}

/** The second of the live group, whom the orders are for. */
export const chosen = liveGroup.participants[1]!;

export function orderOf(changes: Partial<Order> = {}): Order {
  return {
    id: 'order'.padEnd(22, '0'),
    status: 'pending_payment',
    entry_id: chosen.voter_id,
    participant: chosen.user,
    votes_count: 75,
    quote: quoteOf(75),
    created_at: boardTime,
    expires_at: boardTime + ORDER_PAYMENT_MS,
    payment: { gateway: 'sandbox', mode: 'hosted_fields', url: 'http://localhost:8082/fields/session' },
    last_attempt: null,
    transaction_id: null,
    receipt_code: null,
    refund: null,
    ...changes,
  };
}

export const paidOrder: Order = orderOf({
  status: 'paid',
  payment: null,
  transaction_id: 'SWT-7F2K-90418',
  receipt_code: 'receipt'.padEnd(22, '0'),
});
