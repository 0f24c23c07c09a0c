import standIn from './cardFieldsStandIn.xhtml?url&no-inline';

/** How the stand-in ends a payment: an outcome, or what it does instead. */
export type CardPlay =
  | 'declined'
  | 'insufficient_funds'
  | 'paid'
  | 'unknown'
  | 'slow'
  | 'challenge'
  | 'silent';

/** A stand-in for a gateway's card fields: the same server under its other name is another origin to a browser. */
export function standInCardFields(play: CardPlay): string {
  const url = new URL(standIn, window.location.href);
  url.searchParams.set('play', play);
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return url.href;
}
