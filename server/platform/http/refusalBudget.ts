import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { markedDevice } from './deviceCookie.ts';
import { replyError } from './errors.ts';
import { createBudget, type BudgetDeps, type Sender } from '../limits/budget.ts';

/** Statuses that blame the content of a request; only these are charged. */
const REFUSED = new Set([400, 413, 415, 422]);

export type RefusalBudget = Required<Pick<RouteOptions, 'onRequest' | 'onSend'>>;

/**
 * Charges refused requests to their sender. Once the budget is used up, the sender gets 429 before a body is
 * read. A marked browser pays for itself alone, so that one phone cannot use up the budget of its shared
 * address.
 * @param key signs the mark, the device cookie
 */
export function refusalBudget(limited: BudgetDeps, key: Uint8Array): RefusalBudget {
  const budget = createBudget(limited, { own: 'refused.device', network: 'refused.network' });
  const senderOf = (request: FastifyRequest): Sender => {
    const device = markedDevice(request, key);
    return device === undefined ? { address: request.ip } : { own: device };
  };
  return {
    onRequest: async (request, reply) => {
      const retryAfter = await budget.wait(senderOf(request));
      return retryAfter === undefined ? undefined : refuse(reply, retryAfter);
    },
    // Before the reply leaves: the sender's next request may go to another node.
    onSend: async (request, reply) => {
      if (REFUSED.has(reply.statusCode)) await budget.take(senderOf(request));
    },
  };
}

/** Refuses without reading the body, so the connection cannot be used again. */
const refuse = (reply: FastifyReply, retryAfter: number) =>
  replyError(reply.header('connection', 'close'), 429, 'too_many_requests', { retryAfter });
