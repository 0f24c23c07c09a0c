import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const path = join(import.meta.dirname, '../../scripts/recount.mjs');

/**
 * Registers `/recount.mjs`, a program with which anybody can recount the votes of the export (decision
 * D12).
 */
export function registerRecountProgram(app: FastifyInstance): void {
  const program = readFileSync(path);
  app.get('/recount.mjs', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-disposition', 'attachment; filename="recount.mjs"')
      .send(program),
  );
}
