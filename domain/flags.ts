/** When votes are looked at (decision D8): a flag never blocks and never drops a vote. Instants in UTC ms. */

/** Votes of one device within the burst from which they are flagged. */
export const DEVICE_BURST_VOTES = 200;
/** Milliseconds of a burst. */
export const DEVICE_BURST_MS = 10_000;
/** Payment methods of one contact from which they are flagged. */
export const CARDS_PER_CONTACT = 5;
/** Contacts of one payment method from which they are flagged. */
export const CONTACTS_PER_CARD = 3;
/** Contacts of cards that show the same digits from which they are flagged, for one entry within `MASKED_CARD_MS`. */
export const CONTACTS_PER_MASKED_CARD = 4;
/** Milliseconds within which such orders must be made. */
export const MASKED_CARD_MS = 600_000;
/** Phone numbers in a row, each one above the last, from which they are flagged. */
export const SEQUENTIAL_NUMBERS = 5;
/** Milliseconds within which such numbers must vote for the same contestant. */
export const SEQUENTIAL_WITHIN_MS = 60_000;
/** Messages of one sender with the same text, evenly apart, from which they are flagged. */
export const FIXED_INTERVAL_MESSAGES = 6;
/** How far an interval may be from their mean, as a share of it. */
export const FIXED_INTERVAL_TOLERANCE = 0.05;
/** Milliseconds that a clock's ticks and a queue may add. */
export const FIXED_INTERVAL_JITTER_MS = 250;
/** How many times the votes that staff released open their flag again. */
export const RELEASED_MULTIPLE = 2;

export type VotesAt = { at: number; votes: number };

/** The most votes within any burst that holds the instant `at`. */
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

/** Whether instants, in order, lie so evenly apart that a machine must have set them. */
export function isFixedInterval(instants: readonly number[]): boolean {
  if (instants.length < FIXED_INTERVAL_MESSAGES) return false;
  const gaps = instants.slice(1).map((instant, index) => instant - instants[index]!);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const tolerance = Math.max(FIXED_INTERVAL_JITTER_MS, mean * FIXED_INTERVAL_TOLERANCE);
  return mean > FIXED_INTERVAL_JITTER_MS * 2 && gaps.every((gap) => Math.abs(gap - mean) <= tolerance);
}
