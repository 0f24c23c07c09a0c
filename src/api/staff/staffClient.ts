/** The client of the staff API: its address, language, timeout and the mark of its writes. */
import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import { REQUEST_TIMEOUT_MS } from '../../../domain/delays.ts';
import type { paths } from '../../../openapi/staff.gen.ts';
import { withPageDefaults } from '../client.ts';

export type StaffClient = Client<paths>;

/** @param base the address of the staff API; the cookie of the session goes with each call to the own origin */
export function createStaffClient(base = '/staff/api', timeoutMs = REQUEST_TIMEOUT_MS): StaffClient {
  const client = createFetchClient<paths>({
    baseUrl: base,
    credentials: 'same-origin',
    headers: { Accept: 'application/json' },
  });
  client.use(withPageDefaults(timeoutMs), markWrites);
  return client;
}

/** No other origin can send this header, so a page elsewhere cannot write in the name of a signed-in person. */
const markWrites: Middleware = {
  onRequest({ request }) {
    if (request.method !== 'GET') request.headers.set('X-Sawt-Staff', '1');
  },
};
