/** API client that sends the token of the stored auth record (specification section 7). */
import type { Middleware } from 'openapi-fetch';
import { readAuth } from './authStore.ts';
import { type ApiClient, createClient } from './client.ts';

type SignedInOptions = {
  base?: string;
  /** Called when a call with this token gets a 401. */
  onRefused: (token: string) => void;
};

export function createSignedInClient({ onRefused, ...options }: SignedInOptions): ApiClient {
  const client = createClient(options);
  client.use(withToken(onRefused));
  return client;
}

const withToken = (onRefused: (token: string) => void): Middleware => ({
  onRequest({ request }) {
    const { token } = readAuth();
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
  },
  onResponse({ request, response }) {
    const [, token] = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
    if (response.status === 401 && token !== undefined) onRefused(token);
  },
});
