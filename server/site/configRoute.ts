import type { RouteHandlerMethod } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { SiteConfig } from './publicConfig.ts';
import { publicConfig } from './publicConfig.ts';

/** `GET /config`: the public settings that the site needs first. */
export function configRoute(config: SiteConfig, clock: Clock): RouteHandlerMethod {
  return (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(publicConfig(config, clock.now()));
}
