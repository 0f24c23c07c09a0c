import type { PaymentAttempt } from '../../domain/contract.ts';
import type { GatewayCard } from '../../server/payments/gateways/gateway.ts';

type Product = { name: string; quantity: number; unit_amount: number };

/** A session as the sandbox stores it. Money in baisa, times in UTC ms. Its card data cannot pay. */
export type Session = {
  id: string;
  reference: string;
  products: Product[];
  amount: number;
  successUrl: string;
  cancelUrl: string;
  metadata: Record<string, string>;
  createdAt: number;
  expiresAt: number;
  invoice: string;
  status: 'unpaid' | 'paid' | 'cancelled';
  /** Whether a slow card is being charged. */
  processing: boolean;
  /** The id of the challenge that waits for the payer's answer; null without one. */
  challenge: string | null;
  card: GatewayCard | null;
  lastAttempt: PaymentAttempt | null;
  paidAt: number | null;
  paymentId: string | null;
  refundId: string | null;
  /** The idempotency key with which it was refunded; absent in sessions of earlier versions. */
  refundKey?: string | null;
};

/** Work for later: charge a slow card, or send webhooks about paid sessions in this order. */
export type Job = { id: string; dueAt: number } & (
  | { kind: 'charge'; sessionId: string }
  | { kind: 'tell'; sessionIds: string[]; attempt: number }
);

export type SessionPhase = 'open' | 'processing' | 'paid' | 'cancelled' | 'expired';

/** The phase of a session at `now` (UTC ms). It does not expire while its card is being charged. */
export function phaseOf(session: Session, now: number): SessionPhase {
  if (session.status !== 'unpaid') return session.status;
  if (session.processing) return 'processing';
  return now >= session.expiresAt ? 'expired' : 'open';
}
