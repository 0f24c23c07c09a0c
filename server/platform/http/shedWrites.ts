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

/** The route name of these early refusals in the metrics. */
const ROUTE = 'shed';

/**
 * Refuses writing calls early while the writer's queue is full: reading, checking and then refusing a vote costs as
 * much as
 * counting it, at the expense of votes that could be counted.
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

/** Prepared once except for its id: headers in the flat list that node:http writes without checks, and the body. */
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
