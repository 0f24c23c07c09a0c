/** When voting opens, for sentences about it. */

const DAY = 24 * 3_600_000;

export type Opening = {
  /** UTC milliseconds. */
  at: number;
  /** Whether voting opens within a day, so that a sentence needs no date. */
  soon: boolean;
};

/**
 * The opening at `at`, as seen at `now`.
 * @param at, now UTC milliseconds
 */
export function openingAt(at: number, now: number): Opening {
  return { at, soon: isSoon(at - now) };
}

/** Whether less than a day remains. @param remaining milliseconds */
export function isSoon(remaining: number): boolean {
  return remaining < DAY;
}
