import { rankGroup, type Tally } from '../../domain/ranking.ts';

/** The place with a close race in the open group: one more text message makes two contestants swap. */
const RANK = 3;
/** Votes that overtake: the racer ahead gets them after the last full hour, and was behind before. */
export const LEAD_VOTES = 3;

export type Race = { ahead: string; behind: string; behindVotes: number };

/**
 * The two racers, and how many more votes bring the second as close as possible without passing, after the first got
 * LEAD_VOTES more. Undefined in a group that is too small.
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

/** The largest number from 0 up for which `isPast` is false; 0 if there is none. */
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
