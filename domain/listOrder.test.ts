import { describe, expect, it } from 'vitest';
import { participantOf } from '../tests/support/votePage/boardFixtures.ts';
import { combinedScore, hasRanking, listOrder } from './listOrder.ts';

const scored = (sms_code: string, evaluation_score: number, voting_score = 0) =>
  participantOf({ sms_code, evaluation_score, voting_score });
const ranked = [scored('31', 40, 20), scored('4', 30, 10), scored('12', 20)];
const codes = (...of: Parameters<typeof listOrder>) => listOrder(...of).map(({ sms_code }) => sms_code);

describe('a ranking', () => {
  it('exists once the window is open, and after it', () => {
    const statuses = ['upcoming', 'open', 'closed', undefined] as const;
    expect(statuses.map((status) => hasRanking(status, ranked))).toEqual([false, true, true, false]);
  });

  it('does not exist while all scores are zero', () => {
    expect(hasRanking('open', [scored('1', 0), scored('2', 0)])).toBe(false);
    expect(hasRanking('open', [])).toBe(false);
  });

  it('follows the sum of both scores', () => {
    expect(combinedScore(scored('1', 44.5, 24.318))).toBeCloseTo(68.818, 9);
  });
});

describe('the order of a list', () => {
  it('is the ranking of an open or closed group', () => {
    expect([codes('open', ranked), codes('closed', ranked)]).toEqual([
      ['31', '4', '12'],
      ['31', '4', '12'],
    ]);
  });

  it('is by code before the group opens, for samples, and while all scores are zero', () => {
    expect([codes('upcoming', ranked), codes(undefined, ranked)]).toEqual([
      ['4', '12', '31'],
      ['4', '12', '31'],
    ]);
    expect(codes('open', [scored('9', 0), scored('2', 0)])).toEqual(['2', '9']);
  });

  it('has those that do not compete last', () => {
    const withdrawn = participantOf({ sms_code: '1', standing: 'withdrawn', rank: 0 });
    expect(codes('upcoming', [...ranked, withdrawn])).toEqual(['4', '12', '31', '1']);
  });
});
