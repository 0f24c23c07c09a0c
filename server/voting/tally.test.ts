import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TalliesTable } from '../platform/database/schema.ts';
import { addTally, mergeTallies, tallyOf } from './tally.ts';
import { votesAtHour } from './talliesRepo.ts';

const HOUR = 3_600_000;
const counted = (acceptedAt: number, votes = 1) =>
  tallyOf({ round_id: 'r', entry_id: 'e', votes, acceptedAt });
const fold = (tallies: TalliesTable[]) => tallies.reduce(mergeTallies);

describe('a tally', () => {
  it('keeps the total before the hour of its latest vote', () => {
    expect(fold([counted(HOUR), counted(HOUR + 5, 3), counted(2 * HOUR + 7, 10)])).toEqual({
      round_id: 'r',
      entry_id: 'e',
      votes: 14,
      reached_at: 2 * HOUR + 7,
      hour: 2 * HOUR,
      votes_at_hour: 4,
    });
  });

  it('counts a late vote in the earlier hours', () => {
    expect(fold([counted(HOUR), counted(2 * HOUR), counted(HOUR + 1, 5)])).toMatchObject({
      votes: 7,
      hour: 2 * HOUR,
      votes_at_hour: 6,
      reached_at: 2 * HOUR,
    });
  });

  it('knows the total at the last full hour, also without votes since', () => {
    const tally = fold([counted(HOUR, 4), counted(2 * HOUR, 2)]);
    expect([votesAtHour(tally, 2 * HOUR), votesAtHour(tally, 3 * HOUR)]).toEqual([4, 6]);
  });

  it('is the same in any order and grouping of its votes', () => {
    const vote = fc.record({
      at: fc.integer({ min: 0, max: 5 * HOUR }),
      votes: fc.integer({ min: -3, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(vote, { minLength: 2, maxLength: 12 }), fc.nat(), (votes, cut) => {
        const tallies = votes.map(({ at, votes: number }) => counted(at, number));
        const place = 1 + (cut % (tallies.length - 1));
        const inGroups = mergeTallies(fold(tallies.slice(place)), fold(tallies.slice(0, place)));
        expect(inGroups).toEqual(fold(tallies));
        const before = Math.max(...votes.map(({ at }) => Math.floor(at / HOUR))) * HOUR;
        const early = votes
          .filter(({ at }) => at < before)
          .reduce((sum, { votes: number }) => sum + number, 0);
        expect(inGroups.votes_at_hour).toBe(early);
      }),
    );
  });

  it('is kept for each entry apart', () => {
    const folded = new Map<string, TalliesTable>();
    for (const entry_id of ['a', 'b', 'a']) addTally(folded, { ...counted(HOUR), entry_id });
    expect([...folded.values()].map(({ entry_id, votes }) => [entry_id, votes])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});
