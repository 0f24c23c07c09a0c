import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalCivilId } from './civilId.ts';

describe('a civil id', () => {
  it.each([
    [' 12 345 678 ', '12345678'],
    ['١٢٣٤٥٦٧٨', '12345678'],
    ['ab-۱۲۳', 'AB-123'],
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
});
