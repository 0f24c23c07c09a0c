import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { newId } from '../ids.ts';
import { isListed, listed } from './listedNetworks.ts';

const HEADER = 'x-request-id';
const FROM_PROXY = /^[\w-]{8,64}$/;

/**
 * Names requests, shortly and each once. A proxy that is trusted may have named one already, so that its log and ours
 * tell of the same; what anybody else sends is not looked at.
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

/** Every answer that went through routing says under which id the log knows it. */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    tellRequestId(request, reply);
    done();
  });
}

/** The same where no route was found to run hooks. */
export function tellRequestId(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header(HEADER, request.id);
}
