/** The participant counter (specification section 9; decision D27). */
import { PARTICIPANT_COUNTER_MS } from './delays.ts';

/** Added to the number of participants. */
const COUNTER_HEADSTART = 100;
/** The count at which the bar is full. */
const COUNTER_BAR_FULL = 1_000;
/** The target that the text names; the bar is full earlier. */
export const COUNTER_TARGET = 2_000;

/** The final number of the counter. */
export function shownCount(totalParticipants: number): number {
  return totalParticipants + COUNTER_HEADSTART;
}

/** The number shown `elapsedMs` after the start. */
export function countAt(totalParticipants: number, elapsedMs: number): number {
  const share = clamp(elapsedMs / PARTICIPANT_COUNTER_MS);
  return Math.round(shownCount(totalParticipants) * share);
}

/** Fill of the bar at a count, 0 to 1. */
export function counterBar(count: number): number {
  return clamp(count / COUNTER_BAR_FULL);
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));
