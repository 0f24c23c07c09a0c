import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request, or returns false and has not touched it. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Lets `answer` go before routing, hooks and validation, which would cost more than the answer. */
export function answerBeforeRouting(app: FastifyInstance, answer: EarlyAnswer): void {
  const [next] = app.server.listeners('request') as [(...call: Parameters<EarlyAnswer>) => void];
  app.server.removeListener('request', next);
  app.server.on('request', (request, response) => {
    if (!answer(request, response)) next.call(app.server, request, response);
  });
}
