import ar from '../../../locales/ar/orders.json' with { type: 'json' };
import en from '../../../locales/en/orders.json' with { type: 'json' };
import type { Kysely } from 'kysely';
import { orderHref } from '../../../domain/checkoutAddress.ts';
import type { OrderReply } from '../../../domain/contract.ts';
import type { ServerCode } from '../../../domain/errors.ts';
import type { Language } from '../../../domain/localized.ts';
import type { Clock } from '../../platform/clock.ts';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { PaymentGateway, GatewaySession } from '../gateways/gateway.ts';
import type { PaymentWriter } from '../writes.ts';
import { openPayment } from './attachSession.ts';
import type { CanonicalFee, CanonicalVote, VoteContact } from './canonicalVote.ts';
import type { PlacedOrder } from './idempotencyRepo.ts';
import { readOrderView, type OrderView, presentOrder } from './orderView.ts';

export type TakeOrderDeps = {
  database: Kysely<Schema>;
  writer: PaymentWriter;
  gateway: PaymentGateway;
  clock: Clock;
  pepper: Uint8Array;
  publicOrigin: string;
  /** Called after a session was stored for an order; times in UTC ms. */
  onSession: (session: AttachedSession) => void;
  /** Called with the reason when the gateway made no session. */
  onGatewayFailure: (detail: string) => void;
  /** How long (ms) a request waits for an earlier request with the same key. */
  patienceMs?: number | undefined;
};

type AttachedSession = {
  sessionId: string;
  orderId: string;
  orderExpiresAt: number;
  sessionExpiresAt: number | null;
};

export type OrderRequest = {
  /** The request as it was sent; the fingerprint of an idempotency key covers exactly this. */
  asked: CanonicalVote | CanonicalFee;
  /** The payer's contact in the form in which it is stored; a candidate may have no e-mail address. */
  contact: Omit<VoteContact, 'email'> & { email: string | null };
  key: string | null;
  /** The id in the device's cookie or, without one, a pseudonym. */
  device: string;
  /** The pseudonym of the network (/24 or /64) of the request. */
  network: string;
  language: Language;
  /**
   * Counts the request against the sender's rate limit. Returns the seconds to wait if that is exceeded.
   * Repeated requests that get a stored reply do not count.
   */
  admit: () => Promise<number | undefined>;
};

/** `body` is the JSON of the reply; `retryAfter` in seconds. */
export type OrderAnswer =
  | { kind: 'answered'; status: number; body: string; replayed: boolean }
  | { kind: 'refused'; status: number; code: ServerCode; retryAfter?: number };

const RETRY_AFTER_S = 2;
const MINUTE_MS = 60_000;

/**
 * Opens the gateway session of a placed order and stores the reply under the request's key. If the gateway
 * fails, the order stays, and the next request with the key tries again. An order of a fee may have a session
 * already, from another page of the candidate.
 */
export async function openSession(
  deps: TakeOrderDeps,
  { key, language, claimant }: Pick<OrderRequest, 'key' | 'language'> & { claimant: string },
  order: PlacedOrder,
): Promise<OrderAnswer> {
  const now = deps.clock.now();
  const known = await viewOf(deps, order.id);
  if (now >= order.expiresAt) return answerWith(deps, language, expired(known));
  if (presentOrder(known, deps.gateway, now).payment) {
    if (key !== null) await deps.writer.submit('releaseKey', { key, claimant });
    return answerWith(deps, language, known);
  }
  const made = await deps.gateway.createSession(sessionRequest(deps, order, language, now));
  if (!made.ok) {
    deps.onGatewayFailure(made.detail);
    if (key !== null) await deps.writer.submit('releaseKey', { key, claimant });
    return { kind: 'refused', status: 503, code: 'gateway_unavailable', retryAfter: RETRY_AFTER_S };
  }
  const session = sessionOf(deps, order, made.value);
  const view = withSession(known, session);
  const { status, body } = answerWith(deps, language, view);
  const stands = await deps.writer.submit('attachSession', { ...session, key, answer: { status, body } });
  deps.onSession({ ...session, orderExpiresAt: order.expiresAt });
  return { kind: 'answered', ...stands, replayed: false };
}

function sessionRequest(deps: TakeOrderDeps, order: PlacedOrder, language: Language, now: number) {
  const returnUrl = `${deps.publicOrigin}${orderHref(order.id)}`;
  return {
    orderId: order.id,
    productName: orderText(language, productOf[order.kind], order.votes),
    amountBaisa: order.amountBaisa,
    successUrl: returnUrl,
    cancelUrl: returnUrl,
    expiresInMinutes: Math.max(1, Math.round((order.expiresAt - now) / MINUTE_MS)),
    metadata: { kind: order.kind, ...(order.votes !== null && { votes: String(order.votes) }) },
  };
}

function sessionOf({ clock, gateway }: TakeOrderDeps, order: PlacedOrder, made: GatewaySession) {
  return {
    gateway: gateway.id,
    sessionId: made.id,
    orderId: order.id,
    sessionExpiresAt: made.expiresAt,
    createdAt: clock.now(),
  };
}

async function viewOf({ database }: TakeOrderDeps, orderId: string): Promise<OrderView> {
  const view = await readable(readOrderView(database, orderId));
  if (!view) throw new Error('A placed order cannot be found.');
  return view;
}

/** Shows an order whose time ended without a session as expired, even before the sweeper stores that. */
function expired(view: OrderView): OrderView {
  const status = view.order.status === 'created' ? 'expired' : view.order.status;
  return { ...view, order: { ...view.order, status } };
}

/** The order as it will be after its session is stored, for the reply that is stored with the session. */
function withSession(view: OrderView, session: ReturnType<typeof sessionOf>): OrderView {
  const payment = {
    ...openPayment(session),
    amount_baisa: null,
    currency: null,
    invoice: null,
    card: null,
    masked_card: null,
    paid_at: null,
    last_outcome: null,
    last_attempt_at: null,
    asked_at: null,
  };
  const status = view.order.status === 'created' ? 'pending_payment' : view.order.status;
  return { ...view, order: { ...view.order, status }, payments: [...view.payments, payment] };
}

function answerWith({ gateway, clock }: TakeOrderDeps, language: Language, view: OrderView) {
  const reply: OrderReply = {
    message: orderText(language, placedOf[view.order.kind], view.order.votes),
    data: presentOrder(view, gateway, clock.now()),
  };
  return { kind: 'answered', status: 200, body: JSON.stringify(reply), replayed: false } as const;
}

const texts = { ar, en };
const productOf = { vote: 'product', fee: 'feeProduct' } as const;
const placedOf = { vote: 'placed', fee: 'feePlaced' } as const;

/** The text about an order for the gateway, in a language and with the number of votes if there is one. */
function orderText(language: Language, text: keyof typeof en, votes: number | null): string {
  return texts[language][text].replace('{{count}}', String(votes));
}
