import type { FastifyInstance } from 'fastify';
import type { Config } from '../../settings.ts';
import { API_PREFIX } from './contract.ts';
import type { Headers } from './securityHeaders.ts';

const ALLOWED_HEADERS =
  'Accept-Language, Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, ' +
  'Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset';
const EXPOSED_HEADERS =
  'ETag, Idempotency-Replayed, Location, Retry-After, Tus-Resumable, ' +
  'Upload-Expires, Upload-Length, Upload-Offset, X-Request-Id';
const DAY_S = 86_400;

/** What lets the site, and nobody else, read the API when that has an origin of its own (decision D35). */
export function crossOriginHeaders({ apiOrigin, publicOrigin }: Config): Headers {
  if (apiOrigin === null || apiOrigin === publicOrigin) return {};
  return {
    'access-control-allow-origin': publicOrigin,
    'access-control-expose-headers': EXPOSED_HEADERS,
  };
}

/** Answers the question that browsers ask before a call to another origin. */
export function registerPreflight(app: FastifyInstance, config: Config): void {
  const headers = crossOriginHeaders(config);
  if (Object.keys(headers).length === 0) return;
  app.options(`${API_PREFIX}/*`, (_request, reply) =>
    reply
      .code(204)
      .headers({
        ...headers,
        'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': DAY_S,
      })
      .send(),
  );
}
