import { describe, expect, it } from 'vitest';
import { gainedVotes, riseFor } from './gainedVotes.ts';

const tallies = (votes: Record<string, number>) =>
  Object.entries(votes).map(([voter_id, total_votes]) => ({ voter_id, total_votes }));

describe('the votes that contestants gained', () => {
  it('are counted by contestant, whatever their new order', () => {
    expect(gainedVotes(tallies({ a: 5, b: 4 }), tallies({ b: 9, a: 5 }))).toEqual([5, 0]);
  });

  it('are none at first, for newcomers, and where votes were taken back', () => {
    expect(gainedVotes([], tallies({ a: 5 }))).toEqual([0]);
    expect(gainedVotes(tallies({ a: 5 }), tallies({ a: 3, b: 7 }))).toEqual([0, 0]);
  });
});

describe('a bar', () => {
  it('rises higher for more votes, and never out of the stage', () => {
    expect([1, 4, 16, 1_000].map((votes) => riseFor(votes).toFixed(3))).toEqual([
      '1.083',
      '1.125',
      '1.167',
      '1.167',
    ]);
  });
});
