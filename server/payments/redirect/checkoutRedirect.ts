import type { FastifyInstance } from 'fastify';
import { isId } from '../../platform/ids.ts';

const CALLBACK_MAX_LENGTH = 2_000;

/**
 * Registers `GET /pay` of the staff origin, which the Vote Now button of a contestant's card opens. It
 * redirects voters to the public checkout, because public code never runs on the staff origin (decision D10).
 */
export function registerCheckoutRedirect(app: FastifyInstance, publicOrigin: string): void {
  app.get('/pay', (request, reply) => {
    const query = request.query as Record<string, unknown>;
    return reply
      .header('cache-control', 'no-store')
      .redirect(checkoutAddress(publicOrigin, query['voter_id'], query['callback']), 302);
  });
}

/** The address of the checkout; a voter without a valid entry chooses one first. */
export function checkoutAddress(publicOrigin: string, voterId: unknown, callback: unknown): string {
  if (typeof voterId !== 'string' || !isId(voterId)) return `${publicOrigin}/user/voting`;
  const address = new URL('/user/vote-now', publicOrigin);
  address.searchParams.set('entry', voterId);
  const back = allowedCallback(publicOrigin, callback);
  if (back !== undefined) address.searchParams.set('callback', back);
  return address.href;
}

/**
 * The address to return to after voting, if it is on the public origin; else undefined, and voting works
 * without it.
 */
export function allowedCallback(publicOrigin: string, callback: unknown): string | undefined {
  if (typeof callback !== 'string' || callback.length > CALLBACK_MAX_LENGTH) return undefined;
  const url = URL.parse(callback);
  const isOurs = url?.origin === publicOrigin && url.username === '' && url.password === '';
  return isOurs ? url.href : undefined;
}
