/** When the rows of the shown list may change places (decision D29). Times are browser time (UTC ms). */
import { ROWS_GATHER_MS, ROWS_REST_MS } from '../../../domain/delays.ts';

export type RowHold = {
  /** Last scroll or touch on the page. */
  touchedAt: number | null;
  /** Last time at which rows changed places. */
  movedAt: number | null;
};

/** Whether rows may move at `at`: nothing moves under a thumb, and moves in quick succession become one. */
export function mayMove({ touchedAt, movedAt }: RowHold, at: number): boolean {
  return !isWithin(touchedAt, at, ROWS_REST_MS) && !isWithin(movedAt, at, ROWS_GATHER_MS);
}

/** Near in either direction: `at` may be as old as the last tick of the clock. */
const isWithin = (since: number | null, at: number, ms: number) =>
  since !== null && Math.abs(at - since) < ms;
