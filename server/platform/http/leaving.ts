import type { FastifyInstance } from 'fastify';

/** Whether the drain has begun. */
export type Leaving = { begun: boolean };

/**
 * During the drain, each reply closes its connection, so that callers open their next one elsewhere before this server
 * stops
 * listening. Register it after everything that answers before routing.
 */
export function endConnectionsOnLeaving(app: FastifyInstance, leaving: Readonly<Leaving>): void {
  app.server.prependListener('request', (_request, response) => {
    if (leaving.begun) response.setHeader('connection', 'close');
  });
}
