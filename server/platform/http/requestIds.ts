import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { newId } from '../ids.ts';
import { isListed, listed } from './listedNetworks.ts';

const HEADER = 'x-request-id';
const FROM_PROXY = /^[\w-]{8,64}$/;

/**
 * Gives each request a short, unique id. A trusted proxy may have set one, so that both logs share it; an id
 * from any other sender is ignored.
 */
export function requestIds(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const run = newId().slice(0, 8);
  const proxies = listed(trustProxy);
  let count = 0;
  return ({ headers, socket }) => {
    const given = headers[HEADER];
    if (typeof given === 'string' && FROM_PROXY.test(given) && isListed(proxies, socket.remoteAddress))
      return given;
    return `${run}-${(count += 1).toString(36)}`;
  };
}

/** Adds the request id to every reply of an app that runs the hooks. */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    tellRequestId(request, reply);
    done();
  });
}

/** Adds the request id to one reply. Errors of the framework call it directly, since they run no hooks. */
export function tellRequestId(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header(HEADER, request.id);
}
