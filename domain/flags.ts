/** When votes are flagged for review (decision D8). A flag never blocks or drops a vote. Times in UTC ms. */

/** How many votes of one device or sender within `DEVICE_BURST_MS` raise a flag. */
export const DEVICE_BURST_VOTES = 200;
/** The time in which `DEVICE_BURST_VOTES` are counted, in milliseconds. */
export const DEVICE_BURST_MS = 10_000;
/** How many payment methods of one contact raise a flag. */
export const CARDS_PER_CONTACT = 5;
/** How many contacts that pay with the same payment method raise a flag. */
export const CONTACTS_PER_CARD = 3;
/** How many contacts raise a flag, if they vote for one entry with cards of the same visible digits. */
export const CONTACTS_PER_MASKED_CARD = 4;
/** The time in which contacts count for `CONTACTS_PER_MASKED_CARD`, in milliseconds. */
export const MASKED_CARD_MS = 600_000;
/** How many consecutive phone numbers that vote for one contestant raise a flag. */
export const SEQUENTIAL_NUMBERS = 5;
/** The time in which votes count for `SEQUENTIAL_NUMBERS`, in milliseconds. */
export const SEQUENTIAL_WITHIN_MS = 60_000;
/** How many evenly spaced identical messages of one sender raise a flag. */
export const FIXED_INTERVAL_MESSAGES = 6;
/**
 * How far an interval between messages may differ from the mean and still count as even, as a share of the
 * mean.
 */
export const FIXED_INTERVAL_TOLERANCE = 0.05;
/**
 * The smallest tolerance in milliseconds, because clock ticks and queues shift the times of short
 * intervals.
 */
export const FIXED_INTERVAL_JITTER_MS = 250;
/** A released flag reopens when its votes reach this multiple of the votes at the release. */
export const RELEASED_MULTIPLE = 2;

export type VotesAt = { at: number; votes: number };

/** The most votes within any `DEVICE_BURST_MS` that contain the time `at` (UTC ms). */
export function busiestBurst(cast: readonly VotesAt[], at: number): number {
  const near = cast.filter((each) => Math.abs(each.at - at) < DEVICE_BURST_MS);
  return near.reduce((most, first) => Math.max(most, burstFrom(near, first.at, at)), 0);
}

function burstFrom(cast: readonly VotesAt[], start: number, at: number): number {
  if (start > at || at >= start + DEVICE_BURST_MS) return 0;
  return cast
    .filter((each) => start <= each.at && each.at < start + DEVICE_BURST_MS)
    .reduce((sum, each) => sum + each.votes, 0);
}

/**
 * Whether sorted times are too evenly spaced for a person: at least `FIXED_INTERVAL_MESSAGES` of them, on
 * average more than half a second apart.
 */
export function isFixedInterval(instants: readonly number[]): boolean {
  if (instants.length < FIXED_INTERVAL_MESSAGES) return false;
  const gaps = instants.slice(1).map((instant, index) => instant - instants[index]!);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const tolerance = Math.max(FIXED_INTERVAL_JITTER_MS, mean * FIXED_INTERVAL_TOLERANCE);
  return mean > FIXED_INTERVAL_JITTER_MS * 2 && gaps.every((gap) => Math.abs(gap - mean) <= tolerance);
}
