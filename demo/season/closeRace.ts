import { rankGroup, type Tally } from '../../domain/ranking.ts';

/** The place in the open group for which two contestants race: one more text message makes them swap. */
const RANK = 3;
/** Votes with which the racer in front has just overtaken the other: they come after the last full hour. */
export const LEAD_VOTES = 3;

export type Race = { ahead: string; behind: string; behindVotes: number };

/**
 * Chooses two contestants for a close race: the one in place `RANK`, and the next. `behindVotes` brings the
 * second as close as possible without passing, when the first has `LEAD_VOTES` more. Undefined if the group
 * is too small.
 */
export function closeRace(tallies: readonly Tally[], votingPercent: number): Race | undefined {
  const ranked = rankGroup(tallies, votingPercent);
  const ahead = ranked[RANK - 1]?.id;
  const behind = ranked[RANK]?.id;
  if (ahead === undefined || behind === undefined) return undefined;
  const passesWith = (votes: number) => {
    const more = new Map([
      [ahead, LEAD_VOTES],
      [behind, votes],
    ]);
    const raised = tallies.map((tally) => ({ ...tally, votes: tally.votes + (more.get(tally.id) ?? 0) }));
    const order = rankGroup(raised, votingPercent).map(({ id }) => id);
    return order.indexOf(behind) < order.indexOf(ahead);
  };
  return { ahead, behind, behindVotes: lastBefore(passesWith) };
}

/** The largest number from 0 up for which `isPast` is false, by bisection; 0 if there is none. */
function lastBefore(isPast: (number: number) => boolean): number {
  let low = 0;
  let high = 1;
  while (!isPast(high) && high < 1_000_000) high *= 2;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isPast(middle)) high = middle;
    else low = middle;
  }
  return low;
}
