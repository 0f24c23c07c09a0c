import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLatinDigits } from './digits.ts';

describe('digits (decision D32)', () => {
  it('are read in Arabic-Indic, Persian and Latin form, also mixed', () => {
    expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
    expect(toLatinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
    expect(toLatinDigits('صوت ٩۸7')).toBe('صوت 987');
  });

  it('leave everything else alone', () => {
    const noForeignDigit = fc.string({ unit: 'grapheme' }).filter((text) => !/[٠-٩۰-۹]/.test(text));
    fc.assert(
      fc.property(noForeignDigit, (text) => {
        expect(toLatinDigits(text)).toBe(text);
      }),
    );
  });

  it('come out as the number that went in, in either script', () => {
    const scripts = fc.constantFrom('arab', 'arabext', 'latn');
    fc.assert(
      fc.property(fc.nat(), scripts, (number, script) => {
        const written = new Intl.NumberFormat(`ar-u-nu-${script}`, { useGrouping: false }).format(number);
        expect(toLatinDigits(written)).toBe(String(number));
      }),
    );
  });
});
