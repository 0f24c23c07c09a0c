import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { answerBeforeRouting, type EarlyAnswer } from './beforeRouting.ts';

export type FirstAnswer = {
  /** As the framework writes it, for the metrics. */
  route: string;
  /** Whether an address, with its query, is one of this route's; the route itself when not given. */
  isAsked?: (url: string) => boolean;
  answer: EarlyAnswer;
};

/** Lets prepared bytes answer a GET before routing. When `answer` returns false, the route does its work. */
export function answerFirst(
  app: FastifyInstance,
  { route, isAsked = (url) => url === route, answer }: FirstAnswer,
  metrics: Pick<Metrics, 'countRequest'>,
): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  answerBeforeRouting(app, (request, response) => {
    const start = performance.now();
    const asked = request.method === 'GET' && !closing && isAsked(request.url ?? '');
    if (!asked || !answer(request, response)) return false;
    metrics.countRequest(route, 'GET', response.statusCode, (performance.now() - start) / 1_000);
    return true;
  });
}
