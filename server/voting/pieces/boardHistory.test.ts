import { describe, expect, it } from 'vitest';
import type { VoteChange } from '../../../domain/contract.ts';
import { emptyView } from '../boardView.ts';
import type { BoardVersion } from '../boardVersion.ts';
import { BoardHistory } from './boardHistory.ts';

const vote = (voter_id: string, total_votes: number): VoteChange => ({
  voter_id,
  total_votes,
  reached_at: total_votes,
  hour_rank: 1,
});
const versionOf = (number: number, votes: VoteChange[] | null = [vote('a', number)]): BoardVersion => ({
  number,
  version: `v.${number}`,
  at: number,
  view: emptyView,
  votes,
});
const historyOf = (...versions: BoardVersion[]) => {
  const history = new BoardHistory();
  for (const version of versions) history.push(version);
  return history;
};
const versions = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => versionOf(from + index));

describe('a piece', () => {
  it('has the latest value of all that changed since the step before it', () => {
    const history = historyOf(
      versionOf(4),
      versionOf(5, [vote('a', 5), vote('b', 1)]),
      versionOf(6, [vote('c', 1)]),
      versionOf(7, [vote('a', 6)]),
    );
    expect(history.pieceTo(versionOf(7))).toEqual({
      after: ['v.4', 'v.5', 'v.6'],
      votes: [vote('a', 6), vote('b', 1), vote('c', 1)],
    });
    expect(history.pieceTo(versionOf(5))).toEqual({ after: ['v.4'], votes: [vote('a', 5), vote('b', 1)] });
  });

  it('to a step begins at the step before', () => {
    const { after } = historyOf(...versions(3, 8)).pieceTo(versionOf(8)) ?? {};
    expect(after).toEqual(['v.4', 'v.5', 'v.6', 'v.7']);
  });

  it('says when no delta can tell the change, also at a node that has only the versions from there on', () => {
    const whole = versionOf(6, null);
    const told = { after: [], votes: null };
    expect(historyOf(...versions(4, 5), whole, versionOf(7)).pieceTo(versionOf(7))).toEqual(told);
    expect(historyOf(whole, versionOf(7)).pieceTo(versionOf(7))).toEqual(told);
    expect(historyOf(...versions(4, 5), whole, versionOf(7)).pieceTo(versionOf(5))).toMatchObject({
      after: ['v.4'],
    });
  });

  it('cannot be made without the versions before it', () => {
    expect(historyOf(...versions(5, 7)).pieceTo(versionOf(7))).toBeUndefined();
    expect(historyOf(...versions(4, 7)).pieceTo(versionOf(7))).toBeDefined();
  });
});

describe('the history of a board', () => {
  it('names the latest eight steps', () => {
    expect(historyOf(...versions(1, 41)).steps).toEqual(
      [12, 16, 20, 24, 28, 32, 36, 40].map((step) => `v.${step}`),
    );
  });

  it('keeps 44 versions, and none of an earlier history', () => {
    const history = historyOf(...versions(1, 45));
    expect([history.find('v.1'), history.find('v.2')?.number, history.find('v.45')?.number]).toEqual([
      undefined,
      2,
      45,
    ]);
    history.restart(versions(3, 5));
    expect([history.find('v.45'), history.find('v.4')?.number, history.steps]).toEqual([
      undefined,
      4,
      ['v.4'],
    ]);
  });
});
