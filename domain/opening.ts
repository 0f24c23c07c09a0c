/** When voting opens, as a sentence needs it. */

const DAY = 24 * 3_600_000;

export type Opening = {
  /** UTC milliseconds. */
  at: number;
  /** Within a day, so that the time alone says when; otherwise the date is needed. */
  soon: boolean;
};

/** @param at, now UTC milliseconds */
export function openingAt(at: number, now: number): Opening {
  return { at, soon: isSoon(at - now) };
}

/** @param remaining milliseconds until then */
export function isSoon(remaining: number): boolean {
  return remaining < DAY;
}
