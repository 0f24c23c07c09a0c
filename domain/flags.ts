/** When votes are flagged for review (decision D8). A flag never blocks or drops a vote. Times in UTC ms. */

/** Votes of one device within the burst from which they are flagged. */
export const DEVICE_BURST_VOTES = 200;
/** Length of a burst in milliseconds. */
export const DEVICE_BURST_MS = 10_000;
/** Payment methods of one contact from which they are flagged. */
export const CARDS_PER_CONTACT = 5;
/** Contacts of one payment method from which they are flagged. */
export const CONTACTS_PER_CARD = 3;
/** Contacts of cards that show the same digits from which they are flagged, for one entry within `MASKED_CARD_MS`. */
export const CONTACTS_PER_MASKED_CARD = 4;
/** Period of such orders in milliseconds. */
export const MASKED_CARD_MS = 600_000;
/** Number of consecutive phone numbers from which they are flagged. */
export const SEQUENTIAL_NUMBERS = 5;
/** Period in milliseconds in which such numbers vote for the same contestant. */
export const SEQUENTIAL_WITHIN_MS = 60_000;
/** Number of evenly spaced identical messages of one sender from which they are flagged. */
export const FIXED_INTERVAL_MESSAGES = 6;
/** Allowed deviation of an interval from the mean, as a share. */
export const FIXED_INTERVAL_TOLERANCE = 0.05;
/** Additional tolerance in milliseconds for clock ticks and queues. */
export const FIXED_INTERVAL_JITTER_MS = 250;
/** Factor over the votes at the release at which a released flag reopens. */
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

/** Whether sorted times are so evenly spaced that a machine must have sent them. */
export function isFixedInterval(instants: readonly number[]): boolean {
  if (instants.length < FIXED_INTERVAL_MESSAGES) return false;
  const gaps = instants.slice(1).map((instant, index) => instant - instants[index]!);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const tolerance = Math.max(FIXED_INTERVAL_JITTER_MS, mean * FIXED_INTERVAL_TOLERANCE);
  return mean > FIXED_INTERVAL_JITTER_MS * 2 && gaps.every((gap) => Math.abs(gap - mean) <= tolerance);
}
