import type { LedgerTable } from '../platform/database/schema.ts';

export type VoteToAppend = {
  channel: LedgerTable['channel'];
  entryId: string;
  roundId: string;
  groupNumber: number;
  /** How many votes: above 0; below 0 only in a reversal, and 0 only in a change of standing. */
  votes: number;
  /**
   * Where the vote comes from, such as `sms:provider:message`. A source counts once, even if other fields
   * differ.
   */
  sourceRef: string;
  /** The code of its receipt, if the voter was given one before; otherwise a random one is made. */
  receipt?: string;
  /** The voter's pseudonym. */
  payer: string | null;
  amountBaisa: number;
  /** UTC ms. */
  acceptedAt: number;
  /** The number of the row that a reversal takes back; null in other rows. */
  reversesSeq: number | null;
};
