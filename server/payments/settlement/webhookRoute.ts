import type { ServerCode } from '../../../domain/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { API_PREFIX } from '../../platform/http/apiPrefix.ts';
import { plainCode } from '../../platform/http/errorTexts.ts';
import { replyError } from '../../platform/http/errors.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import type { PaymentWriter } from '../writes.ts';
import type { PaymentGateway, WebhookEvent, WebhookRefusal } from '../gateways/gateway.ts';
import type { Settle } from './settler.ts';
import { isLoggedWebhook } from './webhookLogRepo.ts';

export type WebhookDeps = {
  database: Kysely<Schema>;
  writer: PaymentWriter;
  gateway: Pick<PaymentGateway, 'id' | 'readSession' | 'verifyWebhook'>;
  clock: Pick<Clock, 'now'>;
  settle: Settle;
  /** Makes the next poll of an order sooner, for a webhook whose session does not show the payment yet. */
  hasten: (orderId: string) => void;
};

type WebhookRequest = FastifyRequest<{ Params: { gateway: string }; Body: Buffer | null }>;

const refusals: Record<WebhookRefusal, [status: 400 | 401, code: ServerCode]> = {
  unsigned: [401, 'missing_signature'],
  forged: [401, 'wrong_signature'],
  stale: [401, 'stale_timestamp'],
  malformed: [400, plainCode(400)],
};

/**
 * Registers `POST /api/payments/webhook/{gateway}`, apart from the contract's routes, because the signature
 * covers the unparsed body. It acknowledges a webhook after its effect is on disk.
 */
export async function registerPaymentWebhook(app: FastifyInstance, deps: WebhookDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route<{ Params: { gateway: string }; Body: Buffer | null }>({
      method: 'POST',
      url: `${API_PREFIX}/payments/webhook/:gateway`,
      onRequest: async (request, reply) =>
        request.params.gateway === deps.gateway.id ? undefined : replyError(reply, 404, 'not_found'),
      handler: (request, reply) => receive(request, reply, deps),
    });
  });
}

async function receive(request: WebhookRequest, reply: FastifyReply, deps: WebhookDeps) {
  const delivery = { rawBody: request.body ?? Buffer.alloc(0), headers: request.headers };
  const checked = deps.gateway.verifyWebhook(delivery, deps.clock.now());
  if (!checked.ok) return replyError(reply, ...refusals[checked.refusal]);
  return orUnavailable(reply, async () => {
    if (!(await takeEvent(checked.event, deps))) return replyError(reply, 503, 'unavailable');
    return reply.header('cache-control', 'no-store').send({ received: true });
  });
}

/**
 * Handles a genuine webhook: asks the gateway about the session and settles it if paid.
 * @returns false if the gateway cannot be asked now, so that it sends the webhook again
 */
async function takeEvent({ deliveryId, sessionId }: WebhookEvent, deps: WebhookDeps): Promise<boolean> {
  const { gateway, writer, clock } = deps;
  if (sessionId === null) return true;
  if (await readable(isLoggedWebhook(deps.database, gateway.id, deliveryId))) return true;
  const answer = await gateway.readSession(sessionId);
  if (!answer.ok && answer.failure !== 'unknown_session') return false;
  const learnedAt = clock.now();
  if (answer.ok && answer.value.status === 'paid') {
    await deps.settle(answer.value, learnedAt, deliveryId);
    return true;
  }
  if (answer.ok) deps.hasten(answer.value.orderId);
  const verdict = answer.ok ? 'not_paid' : 'unknown_session';
  await writer.submit('logWebhook', {
    gateway: gateway.id,
    delivery: deliveryId,
    sessionId,
    verdict,
    learnedAt,
  });
  return true;
}
