import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalCivilId, CIVIL_ID_MAX_LENGTH, readCivilId } from './civilId.ts';

describe('a civil id', () => {
  it.each([
    [' 12 345 678 ', '12345678'],
    ['١٢٣٤٥٦٧٨', '12345678'],
    ['ab-۱۲۳', 'AB123'],
    ['AB\u2010123', 'AB123'],
    ['ab \u2212 1 2 3', 'AB123'],
    ['AB\u00ad\u200b123', 'AB123'],
    ['12/345', '12/345'],
    ['\u200f12345678\u200e', '12345678'],
  ])('%j is written as %s', (typed, written) => {
    expect(canonicalCivilId(typed)).toBe(written);
  });

  it('is written the same however often', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = canonicalCivilId(typed);
        expect(canonicalCivilId(once)).toBe(once);
      }),
    );
  });

  it.each([
    ['ab-123', { value: 'AB123' }],
    [`${'1'.repeat(CIVIL_ID_MAX_LENGTH)}-`, { value: '1'.repeat(CIVIL_ID_MAX_LENGTH) }],
    ['1'.repeat(CIVIL_ID_MAX_LENGTH + 1), { error: 'civilIdInvalid' }],
    ['1-2', { error: 'civilIdInvalid' }],
    ['passport', { error: 'civilIdInvalid' }],
    ['12<34>', { error: 'civilIdInvalid' }],
  ])('%j is judged in that form', (typed, read) => {
    expect(readCivilId(typed)).toEqual(read);
  });
});
