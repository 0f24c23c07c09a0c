import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { answerBeforeRouting, type EarlyAnswer } from './beforeRouting.ts';

export type FirstAnswer = {
  /** The path of the route, as the metrics name it. */
  route: string;
  /** Whether a URL with its query belongs to this route; by default, whether the two are equal. */
  isAsked?: (url: string) => boolean;
  answer: EarlyAnswer;
};

/**
 * Lets `answer` reply to a GET of one route before routing. The route itself handles the request if `answer`
 * returns false, or while the app closes.
 */
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
