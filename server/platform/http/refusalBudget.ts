import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Clock } from '../clock.ts';
import { markedDevice } from './deviceCookie.ts';
import { replyError } from './errors.ts';
import { createBudget } from '../limits/budget.ts';
import type { Limits } from '../limits/limitSettings.ts';
import { createLimit } from './requestLimits.ts';

/** Statuses that blame the content of a request; only these are charged. */
const REFUSED = new Set([400, 413, 415, 422]);

export type RefusalBudget = Required<Pick<RouteOptions, 'onRequest' | 'onResponse'>>;

/**
 * Charges refused requests to their sender. Once the budget is used up, the sender gets 429 before a body is
 * read. A marked browser pays for itself alone, so that one phone cannot use up the budget of its shared
 * address.
 * @param key signs the mark, the device cookie
 */
export function refusalBudget(
  clock: Pick<Clock, 'monotonic'>,
  key: Uint8Array,
  limits: Limits,
): RefusalBudget {
  const ofDevice = createLimit(limits['refused.device'], clock);
  const ofNetworks = createBudget({ network: limits['refused.network'] }, clock);
  const waitOf = (request: FastifyRequest) => {
    const device = markedDevice(request, key);
    return device === undefined ? ofNetworks.wait(request.ip) : ofDevice.wait(device);
  };
  const charge = (request: FastifyRequest) => {
    const device = markedDevice(request, key);
    return device === undefined ? ofNetworks.take(request.ip) : ofDevice.take(device);
  };
  return {
    onRequest: (request, reply, done) => {
      const retryAfter = waitOf(request);
      if (retryAfter === undefined) done();
      else void refuse(reply, retryAfter);
    },
    onResponse: (request, reply, done) => {
      if (REFUSED.has(reply.statusCode)) charge(request);
      done();
    },
  };
}

/** Refuses without reading the body, so the connection cannot be used again. */
const refuse = (reply: FastifyReply, retryAfter: number) =>
  replyError(reply.header('connection', 'close'), 429, 'too_many_requests', { retryAfter });
