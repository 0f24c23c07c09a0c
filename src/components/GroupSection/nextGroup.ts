import type { Group } from '../../../domain/contract.ts';
import { windowOf } from '../../../domain/board.ts';
import { openingAt, type Opening } from '../../../domain/opening.ts';
import { isOpen, nextWindow } from '../../../domain/votingSchedule.ts';

/** The group after a closed one: open now, or in the future. */
export type NextGroup = { number: number; open: boolean; opening: Opening };

/** The group after `number`, unless that has closed too. @param now server time in UTC milliseconds */
export function nextGroup(groups: readonly Group[], number: number, now: number): NextGroup | undefined {
  const next = nextWindow(groups.map(windowOf), number);
  if (!next || next.closesAt <= now) return undefined;
  return { number: next.number, open: isOpen(next, now), opening: openingAt(next.opensAt, now) };
}
