import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldCode } from '../contestantCode.ts';
import { nextCodes } from './nextCodes.ts';

it('the first contestant gets 101, the next ones the lowest free numbers', () => {
  expect(nextCodes([], 1)).toEqual(['101']);
  expect(nextCodes(['101', '103', '999'], 3)).toEqual(['102', '104', '105']);
});

it('a number is taken in any spelling: other digits, leading zeros, the letter O for zero', () => {
  expect(nextCodes(['١٠١', '0102', '1O3'], 1)).toEqual(['104']);
});

it('a code that is no number takes none', () => {
  expect(nextCodes(['A101', 'صوت'], 1)).toEqual(['101']);
});

it('codes are free, all different, and no lower number is free', () => {
  const spelled = fc
    .integer({ min: 95, max: 140 })
    .chain((number) => fc.constantFrom(String(number), `00${number}`, number.toLocaleString('ar-EG')));
  fc.assert(
    fc.property(fc.array(spelled, { maxLength: 40 }), fc.integer({ min: 1, max: 20 }), (taken, count) => {
      const folded = new Set(taken.map(foldCode));
      const given = nextCodes(taken, count);
      expect(new Set(given).size).toBe(count);
      const all = Array.from({ length: Number(given.at(-1)) - 100 }, (_, index) => String(101 + index));
      expect(all.filter((code) => !folded.has(code))).toEqual(given);
    }),
  );
});
