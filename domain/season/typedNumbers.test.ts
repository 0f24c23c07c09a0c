import { expect, it } from 'vitest';
import { readRials, readWhole, rialText } from './typedNumbers.ts';

it.each([
  ['2.5', 2500],
  ['2', 2000],
  ['0.05', 50],
  [' ٢٫٥٠٠ ', 2500],
  ['12,125', 12_125],
])('reads %j rials as %d baisa', (typed, baisa) => {
  expect(readRials(typed)).toBe(baisa);
});

it.each(['', '-1', '2.5000', '1 000', 'two', '.5', '1.'])('reads no amount in %j', (typed) => {
  expect(readRials(typed)).toBe(undefined);
});

it('writes what it reads', () => {
  const amounts = [0, 5, 50, 2500, 12_125];
  expect(amounts.map((baisa) => readRials(rialText(baisa)))).toEqual(amounts);
  expect(amounts.map(rialText)).toEqual(['0.000', '0.005', '0.050', '2.500', '12.125']);
});

it('reads whole numbers in digits of both languages, and nothing else', () => {
  expect(['16', ' ١٦ ', '16.5', '-1', ''].map(readWhole)).toEqual([16, 16, undefined, undefined, undefined]);
});
