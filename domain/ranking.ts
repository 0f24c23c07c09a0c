/**
 * Scores, ranks and trend of a voting group (specification section 9; decisions D2, D3). Pure; results are
 * integers.
 */
import type { RankChange } from './contract.ts';

/**
 * What a rank depends on: `votes` is a count, `evaluation` the judge score in thousandths of a percent
 * point.
 */
export type Tally = {
  id: string;
  votes: number;
  evaluation: number;
  /** UTC milliseconds at which the current total was reached. */
  reachedAt: number;
  /** Whether the entry no longer competes, so that its votes count in no share. */
  isOut?: boolean;
};

export type Ranked<T extends Tally> = T & { voting: number; rank: number };

/**
 * The voting score: a contestant's part of the combined score from votes.
 * @param votes of one contestant
 * @param groupVotes of the whole group
 * @param votingPercent the round's voting percent, 0 to 100
 * @returns thousandths of a percent point; 0 while nobody has voted
 */
export function votingScore(votes: number, groupVotes: number, votingPercent: number): number {
  // Round once: a product of an already rounded share could round wrongly.
  return groupVotes === 0 ? 0 : Math.round((votes * votingPercent * 1000) / groupVotes);
}

/**
 * The judge score: a contestant's part of the combined score from the jury.
 * @param meanThousandths the jury's mean, 0 to 100000 thousandths
 * @param judgesPercent the round's percent for judges, 0 to 100
 * @returns thousandths of a percent point
 */
export function evaluationScore(meanThousandths: number, judgesPercent: number): number {
  return Math.round((meanThousandths * judgesPercent) / 100);
}

/**
 * Ranks a group by evaluation plus voting, highest first; equal sums share a rank (1-2-2-4). Returns a new,
 * sorted list. Entries that no longer compete come last, with rank 0 and no share.
 */
export function rankGroup<T extends Tally>(tallies: readonly T[], votingPercent: number): Ranked<T>[] {
  const others = tallies.filter(({ isOut }) => isOut).map((each) => ({ ...each, voting: 0, rank: 0 }));
  return [
    ...rankCompeting(
      tallies.filter(({ isOut }) => !isOut),
      votingPercent,
    ),
    ...others.toSorted(byId),
  ];
}

function rankCompeting<T extends Tally>(tallies: readonly T[], votingPercent: number): Ranked<T>[] {
  const groupVotes = tallies.reduce((sum, tally) => sum + tally.votes, 0);
  const scored = tallies.map((tally) => ({
    ...tally,
    voting: votingScore(tally.votes, groupVotes, votingPercent),
    rank: 0,
  }));
  scored.sort(byScore);
  scored.forEach((row, index) => {
    const above = scored[index - 1];
    row.rank = above && total(above) === total(row) ? above.rank : index + 1;
  });
  return scored;
}

/** 1 if the rank rose since the last full hour, 2 if it fell, else 0. Rank 0 means no rank. */
export function rankChange(rank: number, hourRank: number): RankChange {
  if (rank === 0 || hourRank === 0 || rank === hourRank) return 0;
  return rank < hourRank ? 1 : 2;
}

export type Trend = 'up' | 'down' | 'steady';

/**
 * Direction of the trend indicator (specification section 4; decision D3): a place that fell since the last
 * full hour is down, one that rose is up. Without a place at that hour (`hour_rank` 0), any votes are up.
 */
export function trendOf(since: { rank_change: RankChange; hour_rank: number; total_votes: number }): Trend {
  if (since.rank_change === 2) return 'down';
  const firstVotes = since.hour_rank === 0 && since.total_votes > 0;
  return since.rank_change === 1 || firstVotes ? 'up' : 'steady';
}

const total = (row: Ranked<Tally>) => row.evaluation + row.voting;

function byScore(a: Ranked<Tally>, b: Ranked<Tally>): number {
  return total(b) - total(a) || b.evaluation - a.evaluation || a.reachedAt - b.reachedAt || byId(a, b);
}

const byId = (a: Tally, b: Tally) => (a.id < b.id ? -1 : Number(a.id > b.id));
