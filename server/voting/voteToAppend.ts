import type { LedgerTable } from '../platform/database/schema.ts';

export type VoteToAppend = {
  channel: LedgerTable['channel'];
  entryId: string;
  roundId: string;
  groupNumber: number;
  /** Positive; negative only in a reversal, 0 only in a change of standing. */
  votes: number;
  /** Names where the vote came from, such as `sms:provider:message`; it counts once, whatever else differs. */
  sourceRef: string;
  /** The code of its receipt, where one was promised before; otherwise one is made. */
  receipt?: string;
  /** The voter's pseudonym. */
  payer: string | null;
  amountBaisa: number;
  /** UTC ms. */
  acceptedAt: number;
  /** The row that a reversal takes back; null in every other row. */
  reversesSeq: number | null;
};
