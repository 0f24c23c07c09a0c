import type { FastifyInstance } from 'fastify';
import { replyError } from './errors.ts';

/** Answers 415 to a compressed body: the server decompresses none, and its size would have no limit. */
export function refuseCompressedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') done();
    else void replyError(reply.header('connection', 'close'), 415, 'unsupported_type');
  });
}
