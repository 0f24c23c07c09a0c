import { expect, it } from 'vitest';
import { playTime } from './playTime.ts';

it('writes lengths as players do, in Latin digits', () => {
  expect([0, 5.9, 72, 108, 599.99, 3_723].map(playTime)).toEqual([
    '0:00',
    '0:05',
    '1:12',
    '1:48',
    '9:59',
    '1:02:03',
  ]);
});

it('says that a length is not known', () => {
  expect([NaN, Infinity].map(playTime)).toEqual(['–:––', '–:––']);
  expect(playTime(-3)).toBe('0:00');
});
