const PREFIX = 'order:';

/**
 * The source reference of an order's votes in the ledger. A source counts once, so an order does, whichever
 * session pays it.
 */
export const orderSource = (orderId: string) => `${PREFIX}${orderId}`;

/** The id of the order that a source reference names; undefined for the sources of other channels. */
export function orderOfSource(sourceRef: string): string | undefined {
  return sourceRef.startsWith(PREFIX) ? sourceRef.slice(PREFIX.length) : undefined;
}
