/** Addresses of the checkout (decision D10): the order in `?order=` is all that a reload needs. */
import { pagePaths } from './routes.ts';

type Query = Record<string, string | null>;

function addressOf(path: string, query: Query): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  const search = new URLSearchParams(given).toString();
  return search ? `${path}?${search}` : path;
}

/** Where the number of votes for an entry is chosen. */
export const voteNowHref = (entryId: string | null, callback: string | null = null): string =>
  addressOf(pagePaths.voteNow, { entry: entryId, callback });

/** Where so many votes for an entry are paid for. */
export const newOrderHref = (entryId: string, votes: string, callback: string | null = null): string =>
  addressOf(pagePaths.payment, { entry: entryId, votes, callback });

/** Where an order is paid, or where one sees what became of it. */
export const orderHref = (orderId: string, callback: string | null = null): string =>
  addressOf(pagePaths.payment, { order: orderId, callback });

export const successHref = (orderId: string, callback: string | null = null): string =>
  addressOf(pagePaths.paymentSuccess, { order: orderId, callback });

/**
 * Where a visitor who came from another page of the site may return to, told of the order.
 * @param callback as the address names it; @param origin of this site
 * @returns undefined for an address that is not of this origin: nobody is sent elsewhere
 */
export function callbackHref(callback: string | null, origin: string, orderId: string): string | undefined {
  const url = callback === null ? null : URL.parse(callback);
  if (url?.origin !== origin || url.username !== '' || url.password !== '') return undefined;
  url.searchParams.set('order', orderId);
  return url.href;
}
