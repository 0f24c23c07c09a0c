import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { newId } from '../ids.ts';
import type { Metrics } from '../metrics.ts';
import { answerBeforeRouting } from './beforeRouting.ts';
import { API_PREFIX } from './contract.ts';
import { errorText } from './errorTexts.ts';
import { acceptedLanguage, DEFAULT_LANGUAGE } from './language.ts';
import type { Headers } from './securityHeaders.ts';

/** Whoever is sent away comes back within this many seconds, not all at once. */
const RETRY_S = { least: 1, spread: 3 };

/** What the metrics call requests that were sent away before they were read. */
const ROUTE = 'shed';

/**
 * Sends calls that would write away while the writer takes no more, before anything is spent on them: reading, checking
 * and then refusing a vote would cost as much as counting it, and votes that can be counted would pay for it.
 */
export function shedWrites(
  app: FastifyInstance,
  isFull: () => boolean,
  metrics: Pick<Metrics, 'count' | 'countRequest'>,
  headers: Headers,
): void {
  answerBeforeRouting(app, (request, response) => {
    if (!wouldWrite(request) || !isFull()) return false;
    const id = newId();
    const language = acceptedLanguage(request.headers['accept-language']) ?? DEFAULT_LANGUAGE;
    const error = { message: errorText(language, 503, 'unavailable'), code: 'unavailable', request_id: id };
    const body = Buffer.from(JSON.stringify(error));
    response.writeHead(503, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'no-store',
      vary: 'Accept-Language',
      'retry-after': String(RETRY_S.least + Math.floor(Math.random() * RETRY_S.spread)),
      'x-request-id': id,
    });
    response.end(body);
    metrics.countRequest(ROUTE, request.method ?? '', 503, 0);
    metrics.count('refusals', { route: ROUTE, code: 'unavailable' });
    return true;
  });
}

function wouldWrite({ method, url }: IncomingMessage): boolean {
  return (
    method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && url?.startsWith(API_PREFIX) === true
  );
}
