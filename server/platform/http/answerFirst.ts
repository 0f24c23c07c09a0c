import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '../metrics.ts';

type ReadyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

export type FirstAnswer = {
  /** As the framework writes it, for the metrics. */
  route: string;
  /** Whether an address, with its query, is one of this route's; the route itself when not given. */
  isAsked?: (url: string) => boolean;
  answer: ReadyAnswer;
};

/**
 * Lets prepared bytes answer a GET before routing, hooks and validation, which would cost more than the answer.
 * When `answer` returns false, the route does its work.
 */
export function answerFirst(
  app: FastifyInstance,
  { route, isAsked = (url) => url === route, answer }: FirstAnswer,
  metrics: Pick<Metrics, 'countRequest'>,
): void {
  const [next] = app.server.listeners('request') as [(...call: Parameters<ReadyAnswer>) => void];
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.server.removeListener('request', next);
  app.server.on('request', (request, response) => {
    const asked = request.method === 'GET' && !closing && isAsked(request.url ?? '');
    if (asked && answer(request, response)) metrics.countRequest(route, 'GET', response.statusCode);
    else next.call(app.server, request, response);
  });
}
