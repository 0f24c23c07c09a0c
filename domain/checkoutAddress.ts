/** Addresses of the checkout (decision D10). A reload restores a placed order from `?order=` alone. */
import { pagePaths } from './routes.ts';

type Query = Record<string, string | null>;

function addressOf(path: string, query: Query): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  const search = new URLSearchParams(given).toString();
  return search ? `${path}?${search}` : path;
}

/** Address of the page where voters choose the number of votes. */
export const voteNowHref = (entryId: string | null, callback: string | null = null): string =>
  addressOf(pagePaths.voteNow, { entry: entryId, callback });

/** Address of the payment page before the order exists. */
export const newOrderHref = (entryId: string, votes: string, callback: string | null = null): string =>
  addressOf(pagePaths.payment, { entry: entryId, votes, callback });

/** Address of the payment page of a placed order, which also shows its outcome. */
export const orderHref = (orderId: string, callback: string | null = null): string =>
  addressOf(pagePaths.payment, { order: orderId, callback });

export const successHref = (orderId: string, callback: string | null = null): string =>
  addressOf(pagePaths.paymentSuccess, { order: orderId, callback });

/**
 * The page of this site that the visitor returns to, with the order in its query.
 * @param callback from the address; @param origin of this site
 * @returns undefined for another origin, to prevent open redirects; also for a missing or invalid address
 */
export function callbackHref(callback: string | null, origin: string, orderId: string): string | undefined {
  const url = callback === null ? null : URL.parse(callback);
  if (url?.origin !== origin || url.username !== '' || url.password !== '') return undefined;
  url.searchParams.set('order', orderId);
  return url.href;
}
