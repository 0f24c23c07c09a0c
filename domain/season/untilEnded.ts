/** The dates of a competition or an event that staff ended, as visitors read them (decision D229). */

/**
 * A date as it holds after staff ended something: none is later than that.
 * @param at UTC ms; null is not announced
 * @param endedAt UTC ms; null for what staff did not end
 */
export const untilEnded = <At extends number | null>(at: At, endedAt: number | null): At | number =>
  at !== null && endedAt !== null ? Math.min(at, endedAt) : at;

/** The end of something that staff may have ended: that instant, unless it was over by then. All in UTC ms. */
export const endOf = (at: number | null, endedAt: number | null): number | null =>
  at === null ? endedAt : untilEnded(at, endedAt);
