import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { newId } from '../ids.ts';
import type { Metrics } from '../metrics.ts';
import { answerBeforeRouting } from './beforeRouting.ts';
import { API_PREFIX } from './contract.ts';
import { errorText } from './errorTexts.ts';
import { acceptedLanguage, DEFAULT_LANGUAGE, type Language } from './language.ts';
import type { Headers } from './securityHeaders.ts';

/** Retry-After in seconds, spread so that refused callers do not return all at once. */
const RETRY_S = { least: 2, spread: 4 };

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
  const answers = { ar: refusalIn('ar', headers), en: refusalIn('en', headers) };
  answerBeforeRouting(app, (request, response) => {
    if (!wouldWrite(request) || !isFull()) return false;
    answers[acceptedLanguage(request.headers['accept-language']) ?? DEFAULT_LANGUAGE](response);
    metrics.countRequest(ROUTE, request.method ?? '', 503, 0);
    metrics.count('refusals', { route: ROUTE, code: 'unavailable' });
    return true;
  });
}

/** Made once but for its id: the list of headers that node:http writes without a look, and a text that goes with it. */
function refusalIn(language: Language, headers: Headers): (response: ServerResponse) => void {
  const error = { message: errorText(language, 503, 'unavailable'), code: 'unavailable', request_id: '' };
  const opening = JSON.stringify(error).slice(0, -'"}'.length);
  const bytes = Buffer.byteLength(opening) + '"}'.length;
  const head = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Accept-Language',
  }).flat();
  return (response) => {
    const id = newId();
    const seconds = RETRY_S.least + Math.floor(Math.random() * RETRY_S.spread);
    const length = String(bytes + id.length);
    response
      .writeHead(503, [...head, 'content-length', length, 'retry-after', String(seconds), 'x-request-id', id])
      .end(`${opening}${id}"}`);
  };
}

function wouldWrite({ method, url }: IncomingMessage): boolean {
  return (
    method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && url?.startsWith(API_PREFIX) === true
  );
}
