import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { replyError } from '../platform/http/errors.ts';
import { callerOf, createLimit } from '../platform/http/requestLimits.ts';
import type { Headers } from '../platform/http/securityHeaders.ts';
import type { BoardStream } from './boardStream.ts';

/** Streams that one address may open at once and in a minute, and hold open: carriers share addresses. */
export const STREAMS_PER_ADDRESS = 200;
/** When all places of an address are taken, one may be free this many seconds later. */
const PLACES_RETRY_S = 10;

/** `GET /voter/stream`. A browser's Last-Event-ID wins over `since`: it is the newer of the two. */
export function streamRoute(stream: BoardStream, clock: Clock, headers: Headers): RouteHandlerMethod {
  const limit = createLimit({ burst: STREAMS_PER_ADDRESS, perMinute: STREAMS_PER_ADDRESS }, clock);
  const places = new Map<string, number>();
  const head = {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'transfer-encoding': 'chunked',
  };
  const leave = (caller: string) => {
    const left = (places.get(caller) ?? 1) - 1;
    if (left > 0) places.set(caller, left);
    else places.delete(caller);
  };
  return (request: FastifyRequest, reply: FastifyReply) => {
    if (!stream.isOpen) return replyError(reply, 503, 'unavailable');
    const caller = callerOf(request.ip);
    const taken = places.get(caller) ?? 0;
    const wait = taken >= STREAMS_PER_ADDRESS ? PLACES_RETRY_S : limit.take(caller);
    if (wait !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter: wait });
    places.set(caller, taken + 1);
    reply.hijack();
    reply.raw.on('close', () => leave(caller));
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
