import type { FastifyInstance } from 'fastify';

/** Whether the drain has begun: the server stops soon and wants no new traffic. */
export type Leaving = { begun: boolean };

/**
 * During the drain, closes each connection after its reply. Callers then open their next one elsewhere before
 * this server stops listening. Register it after all handlers that answer before routing.
 */
export function endConnectionsOnLeaving(app: FastifyInstance, leaving: Readonly<Leaving>): void {
  app.server.prependListener('request', (_request, response) => {
    if (leaving.begun) response.setHeader('connection', 'close');
  });
}
