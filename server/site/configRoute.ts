import type { RouteHandlerMethod } from 'fastify';
import type { Config as PublicConfig } from '../../domain/contract.ts';
import { SMS_PRICE_BAISA, UPLOAD_CHUNK_BYTES } from '../../domain/limits.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../settings.ts';

/** `GET /config`: what the site must know before it can show anything, and no secret. */
export function configRoute(config: Config, clock: Clock): RouteHandlerMethod {
  const fixed = {
    version: config.version,
    build: config.build,
    environment: config.environment,
    support_email: config.supportEmail,
    public_origin: config.publicOrigin,
    admin_origin: config.adminOrigin,
    sms: {
      price_baisa: SMS_PRICE_BAISA,
      providers: config.smsProviders.map(({ id, name_ar, name_en, short_code }) => ({
        id,
        name_ar,
        name_en,
        short_code,
      })),
    },
    uploads: { resumable: true, chunk_bytes: UPLOAD_CHUNK_BYTES, media_origin: config.mediaOrigin },
  };
  return (_request, reply) => {
    const answer: PublicConfig = { ...fixed, server_time: clock.now() };
    return reply.header('cache-control', 'no-cache').send(answer);
  };
}
