/** The numbers by which staff find an order: its receipt's and its own, 22 characters each. */

/** Marks of direction, which a number brings along when it is copied from a page. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A number alone, or in the address of a receipt. */
const NUMBER = /^(?:https?:\/\/[^/]+\/receipt\/)?([A-Za-z0-9_-]{22})(?:[?#].*)?$/;

/** The number that a text is, or the receipt's number in the address of a receipt; undefined for any other text. */
export const orderReferenceIn = (typed: string): string | undefined =>
  NUMBER.exec(typed.replace(DIRECTION_MARKS, '').trim())?.[1];
