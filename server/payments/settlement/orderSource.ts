const PREFIX = 'order:';

/** How the ledger names an order as the source of votes: an order counts once, whatever pays for it. */
export const orderSource = (orderId: string) => `${PREFIX}${orderId}`;

/** The order that a source names; undefined for votes that came another way. */
export function orderOfSource(sourceRef: string): string | undefined {
  return sourceRef.startsWith(PREFIX) ? sourceRef.slice(PREFIX.length) : undefined;
}
