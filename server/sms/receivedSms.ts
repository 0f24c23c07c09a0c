/** A message as it was received, judged at its arrival except for duplicates and the cap. */
export type ReceivedSms = {
  provider: string;
  messageId: string;
  /** As received; `payer` is its pseudonym. */
  sender: string;
  payer: string;
  shortCode: string;
  text: string;
  /** UTC ms, as the operator says, and as it arrived here. */
  sentAt: number;
  receivedAt: number;
  /** YYYY-MM-DD of its arrival (see `smsDays`). */
  day: string;
  /** The participant that the text names; null when it names none. */
  contestant: { entryId: string; roundId: string; groupNumber: number; isOpen: boolean } | null;
};
