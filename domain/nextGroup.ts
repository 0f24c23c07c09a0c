import { windowOf } from './board.ts';
import type { Group } from './contract.ts';
import { openingAt, type Opening } from './opening.ts';
import { isOpen, nextWindow } from './votingSchedule.ts';

/** The group that votes after another: `open` now, or with its `opening` in the future. */
export type NextGroup = { number: number; open: boolean; opening: Opening };

/**
 * The group that votes after group `number`; undefined if there is none, or it has closed too.
 * @param now server time in UTC milliseconds
 */
export function nextGroup(
  groups: readonly Pick<Group, 'number' | 'opens_at' | 'closes_at'>[],
  number: number,
  now: number,
): NextGroup | undefined {
  const next = nextWindow(groups.map(windowOf), number);
  if (!next || next.closesAt <= now) return undefined;
  return { number: next.number, open: isOpen(next, now), opening: openingAt(next.opensAt, now) };
}
