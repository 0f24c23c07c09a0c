import { expect, it } from 'vitest';
import { currentRound, isRunning, nextRoundChange } from './currentRound.ts';

const rounds = [
  { ordinal: 2, starts_at: 30, ends_at: 40 },
  { ordinal: 1, starts_at: 10, ends_at: 20 },
  { ordinal: 3, starts_at: null, ends_at: null },
];

it.each([
  [5, 1, 20],
  [10, 1, 20],
  [19, 1, 20],
  [20, 2, 40],
  [39, 2, 40],
  [40, 3, undefined],
  [1_000, 3, undefined],
])('at %i it is round %i, until %s', (now, ordinal, change) => {
  expect([currentRound(rounds, now)?.ordinal, nextRoundChange(rounds, now)]).toEqual([ordinal, change]);
});

it('is the earliest round that goes on, in whatever order rounds are listed', () => {
  const open = [
    { ordinal: 2, starts_at: null, ends_at: null },
    { ordinal: 1, starts_at: null, ends_at: null },
  ];
  expect(currentRound(open, -5)?.ordinal).toBe(1);
});

it('stays the last one when all are over, and is none without rounds', () => {
  expect(currentRound(rounds.slice(0, 2), 50)?.ordinal).toBe(2);
  expect([currentRound([], 5), nextRoundChange([], 5)]).toEqual([null, undefined]);
});

it.each([
  [9, []],
  [10, [1]],
  [20, []],
  [30, [2]],
  [40, []],
])('at %i the rounds %j run', (now, running) => {
  expect(rounds.filter((round) => isRunning(round, now)).map(({ ordinal }) => ordinal)).toEqual(running);
});
