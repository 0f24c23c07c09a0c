import { expect, it } from 'vitest';
import { firstOnBoard, isRunning, nextEdge } from './onBoard.ts';

const vote = (id: string, ...windows: [number, number][]) => ({
  id,
  groups: windows.map(([opens_at, closes_at]) => ({ opens_at, closes_at })),
});
type Vote = ReturnType<typeof vote>;
const shown = (now: number, ...votes: Vote[]) => firstOnBoard(votes, now, ({ id }) => id)?.id;

it('shows the vote that opened first of those with an open window', () => {
  const early = vote('late name', [10, 20], [20, 30]);
  const late = vote('a name', [15, 40]);
  expect([10, 15, 20, 29, 30].map((now) => shown(now, late, early))).toEqual([
    'late name',
    'late name',
    'late name',
    'late name',
    'a name',
  ]);
});

it('shows an open vote rather than one in a pause that opened before', () => {
  const pausing = vote('pausing', [10, 20], [30, 40]);
  const open = vote('open', [15, 25]);
  expect([19, 20, 24, 25].map((now) => shown(now, pausing, open))).toEqual([
    'pausing',
    'open',
    'open',
    'pausing',
  ]);
});

it('shows the next to open while none is open, and the last to close after all', () => {
  const first = vote('first', [10, 20]);
  const second = vote('second', [30, 40]);
  expect([0, 9, 20, 29, 40, 99].map((now) => shown(now, second, first))).toEqual([
    'first',
    'first',
    'second',
    'second',
    'second',
    'second',
  ]);
});

it.each([0, 10, 20])('shows the lower id of two that are alike at %i', (now) => {
  expect([shown(now, vote('b', [10, 20]), vote('a', [10, 20])), shown(now, vote('a', [10, 20]))]).toEqual([
    'a',
    'a',
  ]);
});

it('shows none without windows', () => {
  expect([shown(5), shown(5, vote('empty'))]).toEqual([undefined, undefined]);
});

it('counts a vote as under way from its first opening to its last close', () => {
  const each = vote('each', [10, 20], [30, 40]);
  expect([9, 10, 25, 39, 40].map((now) => isRunning(each, now))).toEqual([false, true, true, true, false]);
});

it('knows when the choice may change next', () => {
  const votes = [vote('a', [10, 20]), vote('b', [15, 20])];
  expect([0, 10, 15, 19, 20].map((now) => nextEdge(votes, now))).toEqual([10, 15, 20, 20, Infinity]);
});
