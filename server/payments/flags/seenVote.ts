/** A vote that was stored, as the detectors in memory see it. */
export type SeenVote = {
  /** The pseudonym of who sent it. */
  payer: string;
  /** The phone number; null where none was given. It is held in memory and goes nowhere. */
  number: number | null;
  /** The pseudonym of the network that an order came from; null where it is unknown, and for a message. */
  network: string | null;
  /** The text of a message; null for an order. */
  text: string | null;
  entryId: string | null;
  sourceRef: string;
  /** UTC ms. */
  at: number;
  /** YYYY-MM-DD in the event's zone. */
  day: string;
};
