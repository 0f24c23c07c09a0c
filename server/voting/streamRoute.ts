import type { AskedBoard } from '../../domain/boardAddress.ts';
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
import type { LiveBoards } from './liveBoards.ts';
import type { StreamLimit } from './streamLimit.ts';

/** Seconds after which a network or a node with too many open streams may be tried again (`Retry-After`). */
const PLACES_RETRY_S = 10;

type StreamRouteDeps = {
  boards: LiveBoards;
  stream: BoardStream;
  limit: StreamLimit;
  clock: Clock;
  headers: Headers;
  limits: Limits;
};

/**
 * `GET /voter/stream`. The `Last-Event-ID` that a browser sends on reconnecting is newer than `since` and
 * wins.
 */
export function streamRoute({
  boards,
  stream,
  limit,
  clock,
  headers,
  limits,
}: StreamRouteDeps): RouteHandlerMethod {
  // Streams use memory of this node alone, so each node has its own rate limit.
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
    const asked = request.query as AskedBoard;
    const board = boards.asked(asked);
    if (!board) return replyError(reply, 404, 'unknown_competition');
    if (!limit.hasRoom) return replyError(reply, 503, 'streams_full', { retryAfter: PLACES_RETRY_S });
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
    else stream.open(reply.raw, sinceOf(request), isNamed(asked) ? board : undefined);
    return reply;
  };
}

/** Whether the caller asks for a certain board, not for whichever is the main one. */
const isNamed = ({ competition, entry }: AskedBoard) => competition !== undefined || entry !== undefined;

function sinceOf(request: FastifyRequest): string | undefined {
  const last = request.headers['last-event-id'];
  return typeof last === 'string' && last !== '' ? last : (request.query as { since?: string }).since;
}
