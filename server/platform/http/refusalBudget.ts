import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Clock } from '../clock.ts';
import { markedDevice } from './deviceCookie.ts';
import { replyError } from './errors.ts';
import { callerOf, createLimit, type Limit, type Rate } from './requestLimits.ts';

/** Refused requests of one browser that carries our mark. */
const DEVICE_RATE: Rate = { burst: 60, perMinute: 60 };
/** Refused requests without a mark from one address: carriers share addresses, and a first request has no mark yet. */
const ADDRESS_RATE: Rate = { burst: 300, perMinute: 300 };

/** What a caller is refused for by what it sent. */
const REFUSED = new Set([400, 413, 415, 422]);

export type RefusalBudget = Required<Pick<RouteOptions, 'onRequest' | 'onResponse'>>;

/**
 * Makes refused requests cost their sender: the answer 429 comes before a body is read once the budget is used up. A
 * marked browser pays for itself alone, so that a phone cannot use up what the others behind its address have.
 * @param key signs the mark
 */
export function refusalBudget(clock: Pick<Clock, 'monotonic'>, key: Uint8Array): RefusalBudget {
  const ofDevice = createLimit(DEVICE_RATE, clock);
  const ofAddress = createLimit(ADDRESS_RATE, clock);
  const budgetOf = (request: FastifyRequest): [limit: Limit, payer: string] => {
    const device = markedDevice(request, key);
    return device === undefined ? [ofAddress, callerOf(request.ip)] : [ofDevice, device];
  };
  return {
    onRequest: (request, reply, done) => {
      const [limit, payer] = budgetOf(request);
      const retryAfter = limit.wait(payer);
      if (retryAfter === undefined) done();
      else void refuse(reply, retryAfter);
    },
    onResponse: (request, reply, done) => {
      const [limit, payer] = budgetOf(request);
      if (REFUSED.has(reply.statusCode)) limit.take(payer);
      done();
    },
  };
}

/** The body stays unread, so that the connection cannot be used again. */
const refuse = (reply: FastifyReply, retryAfter: number) =>
  replyError(reply.header('connection', 'close'), 429, 'too_many_requests', { retryAfter });
