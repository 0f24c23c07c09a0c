import type { PaymentAttempt } from '../../domain/contract.ts';
import type { GatewayCard } from '../../server/payments/gateways/gateway.ts';

type Product = { name: string; quantity: number; unit_amount: number };

/** A checkout session of the sandbox. Money in baisa, instants in UTC ms; only card data that cannot pay. */
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
  /** The id of the bank's challenge that waits for an answer; null if there is none. */
  challenge: string | null;
  card: GatewayCard | null;
  lastAttempt: PaymentAttempt | null;
  paidAt: number | null;
  paymentId: string | null;
  refundId: string | null;
  /** The idempotency key of the session's refund; absent in sessions of earlier versions. */
  refundKey?: string | null;
};

/** Planned work: charging a slow card, or sending webhooks of paid sessions in order. */
export type Job = { id: string; dueAt: number } & (
  | { kind: 'charge'; sessionId: string }
  | { kind: 'tell'; sessionIds: string[]; attempt: number }
);

export type SessionPhase = 'open' | 'processing' | 'paid' | 'cancelled' | 'expired';

/** The phase of a session at `now` (UTC ms). A session whose card is being charged no longer expires. */
export function phaseOf(session: Session, now: number): SessionPhase {
  if (session.status !== 'unpaid') return session.status;
  if (session.processing) return 'processing';
  return now >= session.expiresAt ? 'expired' : 'open';
}
