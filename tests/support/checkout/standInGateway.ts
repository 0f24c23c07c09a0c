import standIn from './cardFieldsStandIn.xhtml?url&no-inline';

/**
 * What the stand-in does when it is to pay: ends with this outcome, stays `slow`, asks for a `challenge`, or
 * is `silent` from the start.
 */
export type CardPlay =
  | 'declined'
  | 'insufficient_funds'
  | 'paid'
  | 'unknown'
  | 'slow'
  | 'challenge'
  | 'silent';

/**
 * The address of a stand-in for a gateway's card fields: the same server by its other name, which is another
 * origin to a browser.
 */
export function standInCardFields(play: CardPlay): string {
  const url = new URL(standIn, window.location.href);
  url.searchParams.set('play', play);
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return url.href;
}
