import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import { circuitBreaker, callHost, OUTBOUND_TIMEOUT_MS, type OutboundCall } from './outboundCall.ts';
import type { GatewayFailure, GatewayResult, PaymentGateway, SessionRequest } from './gateway.ts';
import { readPayment, readRefundData, readSessionData, type GatewayPayment } from './sessionReply.ts';

type SessionApiSettings = {
  origin: string;
  apiKey: string;
  clock: Pick<Clock, 'monotonic'>;
  timeoutMs?: number;
};

type CheckoutSessionApi = Pick<PaymentGateway, 'createSession' | 'readSession' | 'readMask' | 'refund'>;

const CODE_NOT_FOUND = 4003;
const CODE_ALREADY_REFUNDED = 4301;
/** The longest time (ms) that reading the visible digits of a card may take. */
const CARD_TIMEOUT_MS = 1_500;
/** The gateway refuses longer product names. */
const PRODUCT_NAME_MAX_LENGTH = 40;

/** The checkout-session API, version 1, as Thawani documents it; the sandbox speaks the same. */
export function checkoutSessionApi(settings: SessionApiSettings): CheckoutSessionApi {
  const host = {
    origin: settings.origin,
    headers: { 'thawani-api-key': settings.apiKey },
    timeoutMs: settings.timeoutMs ?? OUTBOUND_TIMEOUT_MS,
    breaker: circuitBreaker(settings.clock),
  };
  const call = async (outbound: OutboundCall): Promise<Reply> => readReply(await callHost(host, outbound));
  // Reading card digits has a circuit breaker of its own, so that its failures stop no payment.
  const cardHost = {
    ...host,
    timeoutMs: Math.min(host.timeoutMs, CARD_TIMEOUT_MS),
    breaker: circuitBreaker(settings.clock),
  };
  const callForCard = async (outbound: OutboundCall): Promise<Reply> =>
    readReply(await callHost(cardHost, outbound));
  const readSession = async (sessionId: string) =>
    understood(
      await call({ method: 'GET', path: `/api/v1/checkout/session/${encodeURIComponent(sessionId)}` }),
      readSessionData,
    );

  return {
    readSession,
    createSession: async (request) =>
      understood(
        await call({ method: 'POST', path: '/api/v1/checkout/session', body: sessionBody(request) }),
        readSessionData,
      ),
    async readMask(invoice) {
      const payment = await paymentOf(callForCard, invoice);
      return payment.ok ? payment.value.maskedCard : null;
    },
    async refund({ key, sessionId, reason, metadata }) {
      const session = await readSession(sessionId);
      if (!session.ok) return session;
      const payment = await paymentOf(call, session.value.invoice);
      if (!payment.ok) return payment;
      const body = { payment_id: payment.value.id, reason, metadata: { ...metadata, refund: key } };
      const reply = await call({ method: 'POST', path: '/api/v1/refunds', body, idempotencyKey: key });
      if (!reply.ok && reply.code === CODE_ALREADY_REFUNDED)
        return { ok: true, value: { refundId: null, status: 'done' } };
      const refund = understood(reply, readRefundData);
      if (!refund.ok) return refund;
      const { refundId, status } = refund.value;
      if (status === 'failed') return { ok: false, failure: 'refused', detail: 'the refund failed' };
      return { ok: true, value: { refundId, status: status.startsWith('succe') ? 'done' : 'pending' } };
    },
  };
}

type Reply =
  | { ok: true; data: unknown }
  | { ok: false; failure: GatewayFailure; detail: string; code?: number };
type Caller = (outbound: OutboundCall) => Promise<Reply>;

async function paymentOf(call: Caller, invoice: string | null): Promise<GatewayResult<GatewayPayment>> {
  if (invoice === null) return { ok: false, failure: 'refused', detail: 'a session without an invoice' };
  const path = `/api/v1/payments?checkout_invoice=${encodeURIComponent(invoice)}`;
  const payments = await call({ method: 'GET', path });
  if (!payments.ok) return { ok: false, failure: nothingPaid(payments.failure), detail: payments.detail };
  const payment = readPayment(payments.data);
  return payment === undefined
    ? { ok: false, failure: 'refused', detail: 'no payment that went through' }
    : { ok: true, value: payment };
}

/**
 * The API answers 404 when it lists no payments, as for an unknown session. Here the session exists, so it
 * means refused.
 */
const nothingPaid = (failure: GatewayFailure) => (failure === 'unknown_session' ? 'refused' : failure);

const sessionBody = (request: SessionRequest) => ({
  client_reference_id: request.orderId,
  mode: 'payment',
  products: [
    {
      name: request.productName.slice(0, PRODUCT_NAME_MAX_LENGTH),
      quantity: 1,
      unit_amount: request.amountBaisa,
    },
  ],
  success_url: request.successUrl,
  cancel_url: request.cancelUrl,
  expire_in_minutes: request.expiresInMinutes,
  metadata: request.metadata,
});

const envelope = z.object({
  success: z.boolean(),
  code: z.optional(z.number()),
  data: z.optional(z.unknown()),
});

function readReply(answer: Awaited<ReturnType<typeof callHost>>): Reply {
  if ('silence' in answer) return { ok: false, failure: 'unavailable', detail: answer.silence };
  const parsed = envelope.safeParse(answer.body);
  const { success, code, data } = parsed.success ? parsed.data : {};
  if (answer.status < 300 && success === undefined)
    return { ok: false, failure: 'unavailable', detail: 'an answer not understood' };
  if (answer.status < 300 && success) return { ok: true, data };
  const unknown = code === CODE_NOT_FOUND || (answer.status === 404 && success === false);
  return {
    ok: false,
    failure: unknown ? 'unknown_session' : 'refused',
    detail: `status ${answer.status}, code ${code ?? 'none'}`,
    ...(code !== undefined && { code }),
  };
}

function understood<T>(reply: Reply, read: (data: unknown) => T | undefined): GatewayResult<T> {
  if (!reply.ok) return { ok: false, failure: reply.failure, detail: reply.detail };
  const value = read(reply.data);
  return value === undefined
    ? { ok: false, failure: 'unavailable', detail: 'an answer not understood' }
    : { ok: true, value };
}
