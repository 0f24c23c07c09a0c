import type { Participant } from '../../../domain/contract.ts';

export type Tally = Pick<Participant, 'voter_id' | 'total_votes'>;

/** Votes that each contestant gained from one list to the next, in the order of the next; newcomers gained none. */
export function gainedVotes(before: readonly Tally[], after: readonly Tally[]): number[] {
  const known = new Map(before.map(({ voter_id, total_votes }) => [voter_id, total_votes]));
  return after.map(({ voter_id, total_votes }) =>
    Math.max(0, total_votes - (known.get(voter_id) ?? total_votes)),
  );
}

/** Each bar rises by a twelfth for a vote, by a sixth for many. */
const [least, most] = [1 / 12, 1 / 6];
/** So many votes at once are many. */
const MANY = 16;

/** How high (factor of its height) a bar rises for so many votes at once. */
export const riseFor = (votes: number): number =>
  1 + least + (most - least) * Math.min(1, Math.log2(votes) / Math.log2(MANY));
