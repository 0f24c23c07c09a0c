/** A message that may count: on this day (YYYY-MM-DD) of its event's zone. `receivedAt` in UTC ms. */
export type CappedSender = { payer: string; day: string; zone: string; receivedAt: number };

/**
 * Counts messages towards the caps of their senders, in order (decision D7). Each zone has counts of its own.
 * @returns for each message whether it is still within the cap
 */
export type SmsCap = (messages: readonly CappedSender[]) => Promise<boolean[]>;
