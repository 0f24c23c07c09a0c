import type { FastifyInstance } from 'fastify';
import type { ReadinessCheck } from '../readiness.ts';
import { DEFAULT_RETRY_AFTER_S } from './errors.ts';

/** Registers `/healthz` (the process answers) and `/readyz` (503 unless the server can take votes). */
export function registerHealth(app: FastifyInstance, readiness: Pick<ReadinessCheck, 'look'>): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const answer = await readiness.look();
    if (answer.status === 'not_ready') void reply.code(503).header('retry-after', DEFAULT_RETRY_AFTER_S);
    return reply.header('cache-control', 'no-store').send(answer);
  });
}
