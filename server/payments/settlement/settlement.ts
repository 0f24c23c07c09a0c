import type { RefundReason } from '../../platform/database/paymentSchema.ts';

/**
 * `known`: this payment was settled before. `unknown_order`: it is for nothing of ours.
 * `flagged` names what it raised for review (decision D8).
 */
export type Settlement =
  | {
      verdict: 'counted';
      flagged: number;
      order: { id: string; entryId: string; votes: number; phone: string | null };
    }
  | { verdict: 'refund'; reason: RefundReason }
  | { verdict: 'known' | 'unknown_order' };
