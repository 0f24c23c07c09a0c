import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { newId } from '../../../server/platform/ids.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Session } from '../session.ts';
import { paymentData, sessionData, sessionFrom } from './checkoutSession.ts';

type ById = { Params: { id: string } };

/** The routes of the documented checkout-session API, for a merchant with the API key. */
export function sessionApi(sandbox: Sandbox) {
  const { store, clock, keys, conditions } = sandbox;
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request, reply) => {
      if (conditions.latencyMs > 0) await pause(conditions.latencyMs);
      if (conditions.fault === 'silence') return reply.hijack();
      if (conditions.fault === 'error') return refuse(reply, 500, 5000, 'Internal error');
      return isKey(request.headers['thawani-api-key'], keys.apiKey)
        ? undefined
        : refuse(reply, 401, 4010, 'Unauthorized');
    });

    app.post('/checkout/session', (request, reply) => {
      const session = sessionFrom(request.body, sandbox.merchantOrigin, clock.now());
      if (!session) return refuse(reply, 400, 4000, 'Invalid request');
      store.sessions.put(session);
      return tell(reply, 2004, sessionData(session));
    });

    app.get<ById>('/checkout/session/:id', ({ params }, reply) => {
      const session = store.sessions.get(params.id);
      return session ? tell(reply, 2000, sessionData(session)) : refuse(reply, 404, 4003, 'Not found');
    });

    app.get<{ Querystring: { checkout_invoice?: string } }>('/payments', ({ query }, reply) => {
      const paid = find(
        sandbox,
        ({ invoice, status }) => status === 'paid' && invoice === query.checkout_invoice,
      );
      return paid ? tell(reply, 2000, [paymentData(paid)]) : refuse(reply, 404, 4003, 'Not found');
    });

    app.post('/refunds', (request, reply) => refund(sandbox, request, reply));
  };
}

const refundRequest = z.object({ payment_id: z.string().check(z.minLength(1)), reason: z.string() });

/** Refunds a payment once. A request with the same key gets the same reply again; any other is refused. */
function refund(sandbox: Sandbox, { body, headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const key = headers['idempotency-key'];
  const refundKey = typeof key === 'string' ? key : null;
  const parsed = refundRequest.safeParse(body);
  const paid = parsed.success && find(sandbox, ({ paymentId }) => paymentId === parsed.data.payment_id);
  if (!paid) return refuse(reply, 400, 4300, 'Refund not allowed');
  const isRepeated = refundKey !== null && paid.refundKey === refundKey;
  if (paid.refundId !== null && !isRepeated) return refuse(reply, 400, 4301, 'Already refunded');
  const refunded = { ...paid, refundId: paid.refundId ?? `refund_${newId()}`, refundKey };
  sandbox.store.sessions.put(refunded);
  return tell(reply, 2000, {
    refund_id: refunded.refundId,
    payment_id: paid.paymentId,
    status: 'successful',
    amount: paid.amount,
  });
}

function find(sandbox: Sandbox, fits: (session: Session) => boolean): Session | undefined {
  return Iterator.from(sandbox.store.sessions.values()).find(fits);
}

function isKey(given: string | string[] | undefined, key: string): boolean {
  const hashed = (text: string) => createHash('sha256').update(text).digest();
  return typeof given === 'string' && timingSafeEqual(hashed(given), hashed(key));
}

const tell = (reply: FastifyReply, code: number, data: unknown) =>
  reply.send({ success: true, code, description: 'Success', data });

const refuse = (reply: FastifyReply, status: number, code: number, description: string) =>
  reply.status(status).send({ success: false, code, description });
