import type { VoteReply } from '../../../domain/contract.ts';
import type { Language } from '../../../domain/localized.ts';
import { readable } from '../../platform/database/readable.ts';
import type { GatewaySession } from '../gateways/gateway.ts';
import { openPayment } from './attachSession.ts';
import type { CastVoteAnswer, CastVoteDeps, VoteToCast } from './castVoteParts.ts';
import { orderText } from './orderTexts.ts';
import type { PlacedOrder } from './orderToPlace.ts';
import { readOrderView, type OrderView } from './orderView.ts';
import { presentOrder } from './presentOrder.ts';

const RETRY_AFTER_S = 2;
const MINUTE_MS = 60_000;

/**
 * Makes the session in which a placed order is paid, and the answer that its key keeps. Without a session the order
 * stands, and the next request with its key goes on here.
 */
export async function openSession(
  deps: CastVoteDeps,
  { key, language }: Pick<VoteToCast, 'key' | 'language'>,
  order: PlacedOrder,
): Promise<CastVoteAnswer> {
  const now = deps.clock.now();
  if (now >= order.expiresAt) return answerWith(deps, language, expired(await viewOf(deps, order.id)));
  const made = await deps.gateway.createSession(sessionRequest(deps, order, language, now));
  if (!made.ok) {
    deps.onGatewayFailure(made.detail);
    return { kind: 'refused', status: 503, code: 'gateway_unavailable', retryAfter: RETRY_AFTER_S };
  }
  const session = sessionOf(deps, order, made.value);
  const view = withSession(await viewOf(deps, order.id), session);
  const { status, body } = answerWith(deps, language, view);
  const stands = await deps.writer.submit('attachSession', { ...session, key, answer: { status, body } });
  deps.onSession({ ...session, orderExpiresAt: order.expiresAt });
  return { kind: 'answered', ...stands, replayed: false };
}

function sessionRequest(deps: CastVoteDeps, order: PlacedOrder, language: Language, now: number) {
  const returnUrl = `${deps.publicOrigin}/user/payment?order=${order.id}`;
  return {
    orderId: order.id,
    productName: orderText(language, 'product', order.votes),
    amountBaisa: order.amountBaisa,
    successUrl: returnUrl,
    cancelUrl: returnUrl,
    expiresInMinutes: Math.max(1, Math.round((order.expiresAt - now) / MINUTE_MS)),
    metadata: { votes: String(order.votes) },
  };
}

function sessionOf({ clock, gateway }: CastVoteDeps, order: PlacedOrder, made: GatewaySession) {
  return {
    gateway: gateway.id,
    sessionId: made.id,
    orderId: order.id,
    sessionExpiresAt: made.expiresAt,
    createdAt: clock.now(),
  };
}

async function viewOf({ database }: CastVoteDeps, orderId: string): Promise<OrderView> {
  const view = await readable(readOrderView(database, orderId));
  if (!view) throw new Error('An order that was placed cannot be found.');
  return view;
}

/** Without a session nothing can be awaited for it, whether or not that has been written down yet. */
function expired(view: OrderView): OrderView {
  const status = view.order.status === 'created' ? 'expired' : view.order.status;
  return { ...view, order: { ...view.order, status } };
}

/** The order as it will be once the session is stored with the answer. */
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
  };
  const status = view.order.status === 'created' ? 'pending_payment' : view.order.status;
  return { ...view, order: { ...view.order, status }, payments: [...view.payments, payment] };
}

function answerWith({ gateway, clock }: CastVoteDeps, language: Language, view: OrderView) {
  const reply: VoteReply = {
    message: orderText(language, 'placed', view.order.votes),
    data: presentOrder(view, gateway, clock.now()),
  };
  return { kind: 'answered', status: 200, body: JSON.stringify(reply), replayed: false } as const;
}
