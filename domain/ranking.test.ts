import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluationScore, rankChange, rankGroup, type Tally, trendOf, votingScore } from './ranking.ts';

const row = (id: string, votes: number, evaluation = 0, reachedAt = 0): Tally => ({
  id,
  votes,
  evaluation,
  reachedAt,
});
const places = (tallies: Tally[], percent = 50) =>
  rankGroup(tallies, percent).map(({ id, rank }) => `${rank} ${id}`);

const percents = fc.integer({ min: 0, max: 100 });
const groups = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 12 }).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc.record({
        id: fc.constant(id),
        votes: fc.oneof(fc.nat(3), fc.nat(1_000_000)),
        evaluation: fc.oneof(fc.constantFrom(0, 25_000), fc.nat(100_000)),
        reachedAt: fc.nat(5),
      }),
    ),
  ),
);

describe('scores (decision D2)', () => {
  it('are the share of the group times the percent, in thousandths of a percent point', () => {
    expect([votingScore(1, 3, 50), votingScore(2, 3, 50), votingScore(7, 7, 40)]).toEqual([
      16_667, 33_333, 40_000,
    ]);
    expect([evaluationScore(87_500, 50), evaluationScore(100_000, 60), evaluationScore(0, 50)]).toEqual([
      43_750, 60_000, 0,
    ]);
  });

  it('of the jury round an exact half up', () => {
    expect(evaluationScore(33_333, 50)).toBe(16_667);
  });

  it('are nothing while nobody has voted', () => {
    expect(votingScore(0, 0, 50)).toBe(0);
  });

  it('round an exact half up, however the share is written in binary', () => {
    expect([votingScore(23, 160, 50), votingScore(49, 96, 30)]).toEqual([7_188, 15_313]);
  });

  it('of a whole group add up to the voting percent, but for rounding', () => {
    fc.assert(
      fc.property(groups, percents, (tallies, percent) => {
        fc.pre(tallies.some(({ votes }) => votes > 0));
        const sum = rankGroup(tallies, percent).reduce((all, { voting }) => all + voting, 0);
        expect(Math.abs(sum - percent * 1_000)).toBeLessThanOrEqual(tallies.length / 2);
      }),
    );
  });
});

describe('ranks (section 9; decision D2)', () => {
  it('follow the combined score, descending', () => {
    expect(places([row('few', 1), row('many', 9), row('jury', 0, 48_000)])).toEqual([
      '1 jury',
      '2 many',
      '3 few',
    ]);
  });

  it('are shared by equals: 1, 2, 2, 4', () => {
    expect(places([row('d', 0), row('b', 2), row('a', 3), row('c', 2)])).toEqual([
      '1 a',
      '2 b',
      '2 c',
      '4 d',
    ]);
  });

  it('order equals by the jury, then by who was first, then by id', () => {
    const tied = [
      row('z', 0, 25_000, 1),
      row('late', 1, 0, 9),
      row('a', 0, 25_000, 1),
      row('early', 0, 25_000, 0),
    ];
    expect(places(tied, 25)).toEqual(['1 early', '1 a', '1 z', '1 late']);
  });

  it('put the jury before the clock where totals are equal', () => {
    expect(places([row('public', 1, 0, 1), row('jury', 0, 25_000, 9)], 25)).toEqual(['1 jury', '1 public']);
  });

  it('leave out entries that no longer compete: last, by id, without a rank or a share', () => {
    const out = (id: string, votes: number): Tally => ({ ...row(id, votes), isOut: true });
    const ranked = rankGroup([out('z', 50), row('b', 1), out('y', 40), row('a', 3)], 40);
    expect(ranked.map(({ id, rank, voting }) => [id, rank, voting])).toEqual([
      ['a', 1, 30_000],
      ['b', 2, 10_000],
      ['y', 0, 0],
      ['z', 0, 0],
    ]);
  });

  it('of an empty group are none, of a lone participant the first', () => {
    expect([places([]), places([row('only', 0)])]).toEqual([[], ['1 only']]);
  });

  it('do not depend on the order in which the rows come', () => {
    const shuffled = groups.chain((tallies) =>
      fc.tuple(
        fc.constant(tallies),
        fc.shuffledSubarray(tallies, { minLength: tallies.length, maxLength: tallies.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, percents, ([tallies, other], percent) => {
        expect(rankGroup(other, percent)).toEqual(rankGroup(tallies, percent));
      }),
    );
  });

  it('keep every row exactly once and leave the given list as it was', () => {
    fc.assert(
      fc.property(groups, percents, (tallies, percent) => {
        const before = structuredClone(tallies);
        const ids = rankGroup(tallies, percent).map(({ id }) => id);
        expect(new Set(ids)).toEqual(new Set(before.map(({ id }) => id)));
        expect([ids.length, tallies]).toEqual([before.length, before]);
      }),
    );
  });

  it('never fall below a lower score, and count everybody above', () => {
    fc.assert(
      fc.property(groups, percents, (tallies, percent) => {
        const ranked = rankGroup(tallies, percent);
        const totals = ranked.map(({ evaluation, voting }) => evaluation + voting);
        const expected = totals.map((total) => 1 + totals.filter((other) => other > total).length);
        expect(ranked.map(({ rank }) => rank)).toEqual(expected);
      }),
    );
  });

  it('never get worse for the only contestant that gains votes', () => {
    fc.assert(
      fc.property(
        groups,
        percents,
        fc.nat(),
        fc.integer({ min: 1, max: 1_000 }),
        (tallies, percent, pick, more) => {
          fc.pre(tallies.length > 0);
          const { id } = tallies[pick % tallies.length]!;
          const gained = tallies.map((each) =>
            each.id === id ? { ...each, votes: each.votes + more } : each,
          );
          const rankOf = (list: Tally[]) => rankGroup(list, percent).find((each) => each.id === id)!.rank;
          expect(rankOf(gained)).toBeLessThanOrEqual(rankOf(tallies));
        },
      ),
    );
  });
});

describe('the trend (decision D3)', () => {
  it('compares with the rank at the last full hour; without one there is no change', () => {
    expect([rankChange(2, 0), rankChange(2, 2), rankChange(1, 2), rankChange(3, 2)]).toEqual([0, 0, 1, 2]);
    expect(rankChange(0, 2)).toBe(0);
  });

  it('is down for a fall, up for a rise, else steady, however many votes arrived', () => {
    const shown = ([0, 1, 2] as const).map((rank_change) =>
      trendOf({ rank_change, hour_rank: 2, total_votes: 9 }),
    );
    expect(shown).toEqual(['steady', 'up', 'down']);
  });

  it('is up with any vote in the first hour, when there is no earlier place', () => {
    const shown = [0, 1].map((total_votes) => trendOf({ rank_change: 0, hour_rank: 0, total_votes }));
    expect(shown).toEqual(['steady', 'up']);
  });
});
