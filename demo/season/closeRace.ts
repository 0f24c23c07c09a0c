import { rankGroup, type Tally } from '../../domain/ranking.ts';

/** The rank that is raced for in the live group: one text message more, and two people change places. */
const RANK = 3;
/** What the one ahead has got since the last full hour, at which the other was ahead. */
export const LEAD_VOTES = 3;

export type Race = { ahead: string; behind: string; behindVotes: number };

/**
 * Who races, and how many more votes bring the one behind as near as it gets without passing, after the one ahead got
 * LEAD_VOTES more. Undefined in a group too small for it.
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

/** The largest number for which `isPast` is still false, of those that grow from 0. */
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
