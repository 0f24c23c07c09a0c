import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { PlatformConfig } from '../settings/platformSettings.ts';
import { API_PREFIX } from './apiPrefix.ts';
import type { Headers } from './securityHeaders.ts';

const ALLOWED_HEADERS =
  'Accept-Language, Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, ' +
  'Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset';
const EXPOSED_HEADERS =
  'ETag, Idempotency-Replayed, Location, Retry-After, Tus-Resumable, ' +
  'Upload-Expires, Upload-Length, Upload-Offset, X-Request-Id';
const DAY_S = 86_400;

/**
 * Headers that let the site, and no other origin, read an API with an origin of its own (decision D35); none
 * where both share one.
 */
export function crossOriginHeaders({ apiOrigin, publicOrigin }: PlatformConfig): Headers {
  if (apiOrigin === null || apiOrigin === publicOrigin) return {};
  return {
    'access-control-allow-origin': publicOrigin,
    'access-control-expose-headers': EXPOSED_HEADERS,
  };
}

/**
 * Answers preflights of API calls where the API has its own origin. Other replies already have their headers,
 * also those that skip the hooks.
 */
export async function registerPreflight(app: FastifyInstance, config: PlatformConfig): Promise<void> {
  if (Object.keys(crossOriginHeaders(config)).length === 0) return;
  const preflight = {
    origin: config.publicOrigin,
    exposedHeaders: EXPOSED_HEADERS,
    methods: 'GET, HEAD, POST, PATCH, DELETE',
    allowedHeaders: ALLOWED_HEADERS,
    maxAge: DAY_S,
    strictPreflight: false,
  };
  await app.register((scope) => scope.register(cors, preflight), { prefix: `${API_PREFIX}/` });
}
