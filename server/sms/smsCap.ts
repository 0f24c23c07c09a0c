export type CappedSender = { payer: string; day: string };

/**
 * Counts messages towards the caps of their senders, in order (decision D7).
 * @returns for each message whether it is still within the cap
 */
export type SmsCap = (messages: readonly CappedSender[]) => Promise<boolean[]>;
