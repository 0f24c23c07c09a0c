/** What a page reads off the context. */
import { windowOf } from '../../../domain/board.ts';
import type { Group, Participant } from '../../../domain/contract.ts';
import { isOpen } from '../../../domain/votingSchedule.ts';
import { inShownOrder } from './displayedOrder.ts';
import type { PublicVotingContext } from './publicVotingTypes.ts';

export function shownGroup(context: PublicVotingContext): Group | undefined {
  return context.board?.data.groups.find((group) => group.number === context.group);
}

/** The participants of the shown group in the places shown (decision D29). */
export function shownParticipants(context: PublicVotingContext): Participant[] {
  const group = shownGroup(context);
  return group ? inShownOrder(group, context.orders) : [];
}

/** How long ago the board was last known to be current, in ms; null when that was never. */
export function boardAge(context: PublicVotingContext): number | null {
  return context.currentAt === null ? null : Math.max(0, context.now - context.currentAt);
}

/** Whether Vote Now leads anywhere for the shown group: never on fallback data (decision D28). */
export function mayVote(context: PublicVotingContext): boolean {
  const group = shownGroup(context);
  return group !== undefined && context.source === 'live' && isOpen(windowOf(group), context.now);
}
