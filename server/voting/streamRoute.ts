import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { replyError } from '../platform/http/errors.ts';
import type { Headers } from '../platform/http/securityHeaders.ts';
import { createBudget } from '../platform/limits/budget.ts';
import type { Limits } from '../platform/limits/limitSettings.ts';
import { networkRates } from '../platform/limits/rate.ts';
import { ownRateLimiter } from '../platform/limits/rateLimiter.ts';
import { networkPlaces } from '../platform/limits/networkPlaces.ts';
import type { BoardStream } from './boardStream.ts';

/** Retry-After (s) for a network that has its maximum of streams. */
const PLACES_RETRY_S = 10;

/** `GET /voter/stream`. A browser's Last-Event-ID wins over `since`: it is the newer of the two. */
export function streamRoute(
  stream: BoardStream,
  clock: Clock,
  headers: Headers,
  limits: Limits,
): RouteHandlerMethod {
  // Streams are a resource of this node, so the limit is too.
  const budget = createBudget({ limits, limiter: ownRateLimiter(clock) }, { network: 'stream.network' });
  const places = networkPlaces(networkRates(limits['stream.network']).map(({ burst }) => burst));
  const head = {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'transfer-encoding': 'chunked',
  };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!stream.isOpen) return replyError(reply, 503, 'unavailable');
    const leave = places.enter(request.ip);
    const wait = leave ? await budget.take({ address: request.ip }) : PLACES_RETRY_S;
    if (!leave || wait !== undefined) {
      leave?.();
      return replyError(reply, 429, 'too_many_requests', { retryAfter: wait ?? PLACES_RETRY_S });
    }
    reply.hijack();
    reply.raw.on('close', leave);
    reply.raw.writeHead(200, head);
    if (request.method === 'HEAD') reply.raw.end();
    else stream.open(reply.raw, sinceOf(request));
    return reply;
  };
}

function sinceOf(request: FastifyRequest): string | undefined {
  const last = request.headers['last-event-id'];
  return typeof last === 'string' && last !== '' ? last : (request.query as { since?: string }).since;
}
