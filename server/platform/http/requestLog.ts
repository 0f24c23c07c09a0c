import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { networkOf } from './networks.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, for the log; null for other callers. */
    userId: string | null;
  }
}

/**
 * Counts every finished request and logs it with allowed fields only: no body, query, header or whole
 * address. Logs successes at `debug`, refusals (4xx) at `info`, failures (5xx) at `error`.
 */
export function observeRequests(
  app: FastifyInstance,
  metrics: Pick<Metrics, 'count' | 'countRequest'>,
): void {
  app.decorateRequest('userId', null);
  const isLogged = levelsFrom(app.log.level);
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.raw.statusCode;
    const route = routeOf(request);
    metrics.countRequest(route, request.method, status, reply.elapsedTime / 1_000);
    if (reply.errorCode) metrics.count('refusals', { route, code: reply.errorCode });
    const level = status >= 500 ? 'error' : status >= 400 ? 'info' : 'debug';
    if (isLogged(level)) app.log[level](requestFields(request, reply), 'request');
    done();
  });
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];

/**
 * Whether a level is logged. Asked before a line is formatted, since a busy server never writes most of its
 * lines.
 */
function levelsFrom(lowest: string): (level: string) => boolean {
  const enabled = levels.includes(lowest) ? new Set(levels.slice(levels.indexOf(lowest))) : new Set<string>();
  return (level) => enabled.has(level);
}

const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'unmatched';

function requestFields(request: FastifyRequest, reply: FastifyReply) {
  return {
    request_id: request.id,
    route: routeOf(request),
    method: request.method,
    status: reply.raw.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    bytes: Number(reply.getHeader('content-length') ?? 0),
    network: networkOf(request.ip),
    ...(request.userId && { user: request.userId }),
    ...(reply.errorCode && { code: reply.errorCode }),
  };
}
