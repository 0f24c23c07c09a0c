import { describe, expect, it } from 'vitest';
import { participantOf } from '../../../tests/support/votePage/boardFixtures.ts';
import { podiumSteps } from './podiumSteps.ts';

const stepsOf = (...ranks: number[]) =>
  podiumSteps(ranks.map((rank, index) => participantOf({ voter_id: `c${index}`, rank }))).map(
    ({ rank, shown, more }) => [rank, shown.map(({ voter_id }) => voter_id), more],
  );

describe('the steps of the podium', () => {
  it('are the first three places', () => {
    expect(stepsOf(1, 2, 3, 4)).toEqual([
      [1, ['c0'], 0],
      [2, ['c1'], 0],
      [3, ['c2'], 0],
    ]);
  });

  it('hold everybody who shares a place, also beyond three contestants', () => {
    expect(stepsOf(1, 1, 3, 3, 5)).toEqual([
      [1, ['c0', 'c1'], 0],
      [3, ['c2', 'c3'], 0],
    ]);
  });

  it('count those for whom there is no room', () => {
    expect(stepsOf(1, 1, 1, 1, 5)).toEqual([[1, ['c0', 'c1', 'c2'], 1]]);
    expect(stepsOf(1, 2, 2, 2, 5)).toEqual([
      [1, ['c0'], 0],
      [2, ['c1', 'c2'], 1],
    ]);
  });

  it('leave out those who do not compete', () => {
    expect(stepsOf(0, 0)).toEqual([]);
  });
});
