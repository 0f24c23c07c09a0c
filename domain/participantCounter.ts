/**
 * Numbers of the site's participant counter, which counts up on arrival (specification section 9; decision
 * D27).
 */
import { PARTICIPANT_COUNTER_MS } from './delays.ts';

/** The counter shows this many more than the real number of participants. */
const COUNTER_HEADSTART = 100;
/** The count at which the bar is full. */
const COUNTER_BAR_FULL = 1_000;
/** The goal that the counter's text names; the bar is full at `COUNTER_BAR_FULL` already. */
export const COUNTER_TARGET = 2_000;

/** The number at which the counter stops. */
export function shownCount(totalParticipants: number): number {
  return totalParticipants + COUNTER_HEADSTART;
}

/** The number that the counter shows `elapsedMs` after it starts from 0. */
export function countAt(totalParticipants: number, elapsedMs: number): number {
  const share = clamp(elapsedMs / PARTICIPANT_COUNTER_MS);
  return Math.round(shownCount(totalParticipants) * share);
}

/** How full the bar is at a count, from 0 to 1. */
export function counterBar(count: number): number {
  return clamp(count / COUNTER_BAR_FULL);
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));
