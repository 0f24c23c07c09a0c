/** The one way to the server (specification section 7): base address, language and timeout of every call. */
import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import { REQUEST_TIMEOUT_MS } from '../../domain/delays.ts';
import { defaultLanguage } from '../../domain/localized.ts';
import type { paths } from '../../openapi/schema.gen.ts';
import { apiBase } from './apiBase.ts';
import { callWatch } from './callWatch.ts';

export type ApiClient = Client<paths>;

type ClientOptions = {
  base?: string;
  /** Milliseconds after which a call has timed out, its body included. */
  timeoutMs?: number;
};

export function createClient({
  base = apiBase(),
  timeoutMs = REQUEST_TIMEOUT_MS,
}: ClientOptions = {}): ApiClient {
  const client = createFetchClient<paths>({ baseUrl: base, headers: { Accept: 'application/json' } });
  client.use(asThePage(timeoutMs), callWatch);
  return client;
}

/** In its language, and no longer than anybody waits. */
const asThePage = (timeoutMs: number): Middleware => ({
  onRequest({ request }) {
    request.headers.set('Accept-Language', document.documentElement.lang || defaultLanguage);
    return new Request(request, {
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
    });
  },
});
