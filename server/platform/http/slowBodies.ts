import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerClientError } from './clientErrors.ts';

/** In each window (ms) a body must bring this many bytes, or end. */
export type LeastSpeed = { windowMs: number; bytes: number };

/** Cuts off who sends a body too slowly. However large it is, a body that keeps coming may take its time. */
export function dropSlowBodies(app: FastifyInstance, speed: LeastSpeed): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding !== undefined || (length !== undefined && length !== '0')) watch(request, reply, speed);
    done();
  });
}

function watch({ raw }: FastifyRequest, reply: FastifyReply, { windowMs, bytes }: LeastSpeed): void {
  const { socket } = raw;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.complete || raw.destroyed) {
      clearInterval(timer);
      return;
    }
    // What waits here to be read came in time: then it is this side that is slow.
    const isWaiting = raw.readableLength > 0;
    if (!isWaiting && socket.bytesRead - seen < bytes) {
      clearInterval(timer);
      cutOff(reply, socket);
    }
    seen = socket.bytesRead;
  }, windowMs);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}

function cutOff(reply: FastifyReply, socket: FastifyRequest['raw']['socket']): void {
  if (!reply.raw.headersSent) answerClientError({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
  socket.destroySoon();
}
