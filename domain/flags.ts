/** When votes are flagged for review (decision D8). A flag never blocks or drops a vote. Times in UTC ms. */

/** This many votes of one device or sender within `DEVICE_BURST_MS` raise a flag. */
export const DEVICE_BURST_VOTES = 200;
/** Length of a burst in milliseconds. */
export const DEVICE_BURST_MS = 10_000;
/** This many payment methods of one contact raise a flag. */
export const CARDS_PER_CONTACT = 5;
/** This many contacts that use one payment method raise a flag. */
export const CONTACTS_PER_CARD = 3;
/** This many contacts, with cards that show the same digits, raise a flag if they vote for one entry. */
export const CONTACTS_PER_MASKED_CARD = 4;
/** Time in milliseconds within which orders count for `CONTACTS_PER_MASKED_CARD`. */
export const MASKED_CARD_MS = 600_000;
/** This many consecutive phone numbers that vote for the same contestant raise a flag. */
export const SEQUENTIAL_NUMBERS = 5;
/** Time in milliseconds within which votes count for `SEQUENTIAL_NUMBERS`. */
export const SEQUENTIAL_WITHIN_MS = 60_000;
/** This many evenly spaced identical messages of one sender raise a flag. */
export const FIXED_INTERVAL_MESSAGES = 6;
/** Allowed deviation of an interval from the mean, as a share. */
export const FIXED_INTERVAL_TOLERANCE = 0.05;
/** Smallest tolerance in milliseconds, because of clock ticks and queues. */
export const FIXED_INTERVAL_JITTER_MS = 250;
/** A released flag reopens when its votes reach this multiple of the votes at the release. */
export const RELEASED_MULTIPLE = 2;

export type VotesAt = { at: number; votes: number };

/** The most votes within any burst that contains `at`. */
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

/** Whether at least six sorted times, over half a second apart, are too evenly spaced for a person. */
export function isFixedInterval(instants: readonly number[]): boolean {
  if (instants.length < FIXED_INTERVAL_MESSAGES) return false;
  const gaps = instants.slice(1).map((instant, index) => instant - instants[index]!);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const tolerance = Math.max(FIXED_INTERVAL_JITTER_MS, mean * FIXED_INTERVAL_TOLERANCE);
  return mean > FIXED_INTERVAL_JITTER_MS * 2 && gaps.every((gap) => Math.abs(gap - mean) <= tolerance);
}
