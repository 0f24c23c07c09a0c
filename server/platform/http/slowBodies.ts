import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import type { ClientErrorAnswer } from './clientErrors.ts';

/** The least speed of a body: in each window (ms) it must bring this many bytes, or end. */
export type LeastSpeed = { windowMs: number; bytes: number };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The longest time (ms) of a body at any speed; unlimited by default. */
    bodyMs?: number;
  }
}

/**
 * Drops senders of slow bodies. A body of any size may take its time at the least speed, unless its route
 * sets `bodyMs`.
 */
export function dropSlowBodies(app: FastifyInstance, speed: LeastSpeed, answer: ClientErrorAnswer): void {
  const cutOff = ({ raw }: FastifyReply, socket: Socket) => {
    if (!raw.headersSent) answer({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
    socket.destroySoon();
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding !== undefined || (length !== undefined && length !== '0'))
      watch(request, speed, (socket) => cutOff(reply, socket));
    done();
  });
}

function watch(
  { raw, routeOptions }: FastifyRequest,
  { windowMs, bytes }: LeastSpeed,
  cutOff: (socket: Socket) => void,
): void {
  const { socket } = raw;
  const { bodyMs = Infinity } = routeOptions.config;
  let seen = socket.bytesRead;
  let passedMs = 0;
  const timer = setInterval(() => {
    if (raw.complete || raw.destroyed) {
      clearInterval(timer);
      return;
    }
    // Bytes that wait in the buffer arrived in time: the server is slow, not the sender.
    const isWaiting = raw.readableLength > 0;
    passedMs += windowMs;
    if (passedMs >= bodyMs || (!isWaiting && socket.bytesRead - seen < bytes)) {
      clearInterval(timer);
      cutOff(socket);
    }
    seen = socket.bytesRead;
  }, windowMs);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}
