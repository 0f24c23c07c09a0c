import standIn from './cardFieldsStandIn.xhtml?url&no-inline';

/**
 * What the fake card fields do when the visitor pays: end with this outcome, wait long (`slow`), or show
 * the bank's `challenge`. `silent` ones never answer, from the start.
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
 * The address of fake card fields: this server under its other name, `localhost` or `127.0.0.1`. For a
 * browser that is another origin, as a gateway's.
 */
export function standInCardFields(play: CardPlay): string {
  const url = new URL(standIn, window.location.href);
  url.searchParams.set('play', play);
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return url.href;
}
