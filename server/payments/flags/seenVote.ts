/** A vote that was stored, as the detectors in memory see it. */
export type SeenVote = {
  /** The pseudonym of who sent it. */
  payer: string;
  /** The phone number, digits only; null where none was given. It is held for a minute and goes nowhere. */
  number: string | null;
  /** The text of a message; null for an order. */
  text: string | null;
  entryId: string | null;
  sourceRef: string;
  /** UTC ms. */
  at: number;
  /** YYYY-MM-DD in the event's zone. */
  day: string;
};
