/** The API client: base address, language and timeout of every call (specification section 7). */
import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import { REQUEST_TIMEOUT_MS } from '../../domain/delays.ts';
import { defaultLanguage } from '../../domain/localized.ts';
import type { paths } from '../../openapi/schema.gen.ts';
import { apiBase } from './apiBase.ts';
import { callWatch } from './callWatch.ts';

export type ApiClient = Client<paths>;

type ClientOptions = {
  base?: string;
  /** Timeout in milliseconds, including the body. */
  timeoutMs?: number;
};

export function createClient({
  base = apiBase(),
  timeoutMs = REQUEST_TIMEOUT_MS,
}: ClientOptions = {}): ApiClient {
  const client = createFetchClient<paths>({ baseUrl: base, headers: { Accept: 'application/json' } });
  client.use(withPageDefaults(timeoutMs), callWatch);
  return client;
}

/** Adds the page's language and the timeout. */
export const withPageDefaults = (timeoutMs: number): Middleware => ({
  onRequest({ request }) {
    request.headers.set('Accept-Language', document.documentElement.lang || defaultLanguage);
    return new Request(request, {
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
    });
  },
});
