/** Whether votes for a contestant can be bought at a time, by what the board says. */
import { windowOf } from './board.ts';
import type { Board } from './contract.ts';
import { nextGroup, type NextGroup } from './nextGroup.ts';
import { groupStatus, type VotingWindow, isClosing } from './votingSchedule.ts';

export type Sale = {
  /** Server time (UTC ms). */
  now: number;
  /** The window of the contestant's group. */
  window: VotingWindow;
  /** False if the contestant was withdrawn, disqualified or excluded. */
  competes: boolean;
  /** The group that votes next; undefined if there is none, or it has closed too. */
  next: NextGroup | undefined;
  /** Time zone of the event. */
  zone: string | undefined;
};

/**
 * Whether votes are sold:
 * - `open`: an order would be accepted.
 * - `closing`: as `open`, but the group closes within `CLOSING_COUNTDOWN_MS`.
 * - `closed`: the group is closed or not open yet, or the contestant no longer competes.
 */
export const saleStates = ['open', 'closing', 'closed'] as const;
export type SaleState = (typeof saleStates)[number];

/**
 * What the board says about buying votes for an entry; null if the board does not list the entry.
 * @param now server time in UTC milliseconds
 */
export function saleOf({ data }: Pick<Board, 'data'>, entryId: string | null, now: number): Sale | null {
  for (const group of data.groups) {
    const found = group.participants.find(({ voter_id }) => voter_id === entryId);
    if (!found) continue;
    return {
      now,
      window: windowOf(group),
      competes: found.standing === undefined,
      next: nextGroup(data.groups, group.number, now),
      zone: data.competition?.event.zone,
    };
  }
  return null;
}

export function saleState({ now, window, competes }: Sale): SaleState {
  if (!competes || groupStatus(window, now) !== 'open') return 'closed';
  return isClosing(window.closesAt - now) ? 'closing' : 'open';
}
