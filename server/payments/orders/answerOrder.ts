import type { FastifyReply } from 'fastify';
import { replyError } from '../../platform/http/errors.ts';
import type { OrderAnswer } from './openSession.ts';

/** Sends the answer to a request for an order. */
export function answerOrder(reply: FastifyReply, answer: OrderAnswer): FastifyReply {
  if (answer.kind === 'refused') return replyError(reply, answer.status, answer.code, answer);
  return reply
    .code(answer.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('idempotency-replayed', String(answer.replayed))
    .send(answer.body);
}
