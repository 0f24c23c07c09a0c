/** A message as it was received. Window, standing, duplicates and the cap are judged when it is written. */
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
  /** For each code in the text the entries that have it (see `namedEntries`). */
  named: readonly (readonly string[])[];
};
