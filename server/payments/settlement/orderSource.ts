const PREFIX = 'order:';

/** The source of votes in the ledger: an order counts once, whichever session pays it. */
export const orderSource = (orderId: string) => `${PREFIX}${orderId}`;

/** The order that a source names; undefined for votes of another channel. */
export function orderOfSource(sourceRef: string): string | undefined {
  return sourceRef.startsWith(PREFIX) ? sourceRef.slice(PREFIX.length) : undefined;
}
