import type { RefundReason } from '../../platform/database/paymentSchema.ts';

/** What counting an order tells those that look at it afterwards; contact and network are pseudonyms. */
export type CountedOrder = {
  id: string;
  entryId: string;
  votes: number;
  phone: string | null;
  contact: string;
  network: string | null;
  /** Of the event. */
  zone: string;
};

/**
 * `known`: this payment was settled before. `unknown_order`: it is for nothing of ours.
 * `flagged` names what it raised for review (decision D8).
 */
export type Settlement =
  | {
      verdict: 'counted';
      flagged: number;
      order: CountedOrder;
    }
  | { verdict: 'refund'; reason: RefundReason }
  | { verdict: 'known' | 'unknown_order' };
