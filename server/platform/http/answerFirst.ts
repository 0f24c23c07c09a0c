import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '../metrics.ts';

type ReadyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Lets prepared bytes answer a GET before routing, hooks and validation, which would cost more than the answer.
 * Only the bare address is answered so; with a query, or when `answer` returns false, the route does its work.
 */
export function answerFirst(
  app: FastifyInstance,
  url: string,
  answer: ReadyAnswer,
  metrics: Pick<Metrics, 'countRequest'>,
): void {
  const [route] = app.server.listeners('request') as [(...call: Parameters<ReadyAnswer>) => void];
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.server.removeListener('request', route);
  app.server.on('request', (request, response) => {
    const isAsked = request.url === url && request.method === 'GET' && !closing;
    if (isAsked && answer(request, response)) metrics.countRequest(url, 'GET', response.statusCode);
    else route.call(app.server, request, response);
  });
}
