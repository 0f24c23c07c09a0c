import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { newId } from '../ids.ts';
import type { Metrics } from '../metrics.ts';
import { answerBeforeRouting } from './beforeRouting.ts';
import { API_PREFIX } from './apiPrefix.ts';
import { errorText } from './errorTexts.ts';
import { acceptedLanguage, DEFAULT_LANGUAGE, type Language } from './language.ts';
import type { Headers } from './securityHeaders.ts';

/** Bounds of Retry-After in seconds: a random value, so that refused callers do not return all at once. */
const RETRY_S = { least: 2, spread: 4 };

/** The route name of refusals by `shedWrites` in the metrics. */
const ROUTE = 'shed';

/**
 * Refuses writing calls early while the writer's queue is full. Reading, checking and refusing a vote costs
 * as much as counting it, and delays votes that could be counted.
 * @param isFull whether the writer of calls to this URL has no room
 */
export function shedWrites(
  app: FastifyInstance,
  isFull: (url: string) => boolean,
  metrics: Pick<Metrics, 'count' | 'countRequest'>,
  headers: Headers,
): void {
  const answers = { ar: refusalIn('ar', headers), en: refusalIn('en', headers) };
  answerBeforeRouting(app, (request, response) => {
    if (!wouldWrite(request) || !isFull(request.url ?? '')) return false;
    answers[acceptedLanguage(request.headers['accept-language']) ?? DEFAULT_LANGUAGE](response);
    metrics.countRequest(ROUTE, request.method ?? '', 503, 0);
    metrics.count('refusals', { route: ROUTE, code: 'unavailable' });
    return true;
  });
}

/**
 * Prepares the refusal in one language. Only the request id and Retry-After differ; node:http writes the flat
 * list of headers without checks.
 */
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
