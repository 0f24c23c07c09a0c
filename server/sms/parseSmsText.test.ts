import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCode } from '../../domain/contestantCode.ts';
import { namedEntries, parseSmsText } from './parseSmsText.ts';

const keywords = ['نور', 'Salem', 'A12'];
const codes = [...Array.from({ length: 60 }, (_, index) => String(index + 1)), ...keywords];
const byCode = new Map(codes.map((code) => [foldCode(code), code]));
const directory = {
  entriesOfCode: (code: string) => {
    const known = byCode.get(code);
    return known === undefined ? [] : [known];
  },
};
/** The entry of the one code in a text; undefined without one, or with several. */
const named = (text: string) => {
  const entries = new Set(namedEntries(directory, parseSmsText(text)).flat());
  return entries.size === 1 ? [...entries][0] : undefined;
};

describe('a text message', () => {
  it.each([
    ['12', '12'],
    ['١٢', '12'],
    ['۱۲', '12'],
    ['１２', '12'],
    ['012', '12'],
    [' \u200f١٢\u200e\n', '12'],
    ['1️⃣2️⃣', '12'],
    ['1 2', undefined],
    ['صوتي للمتسابق رقم ١٢ 🌟', '12'],
    ['Vote for 12!', '12'],
    ['vote12', '12'],
    ['12 12 12', '12'],
    ['نور', 'نور'],
    ['نُــور', 'نور'],
    ['أصوّت لنجمتي (نور)', 'نور'],
    ['SALEM', 'Salem'],
    ['sàlem', 'Salem'],
    ['a12', 'A12'],
    ['a-12', '12'],
    ['3O', '30'],
    ['صوت ٢o', '20'],
    ['vote 3o!', '30'],
  ])('"%s" names %s', (text, code) => {
    expect(named(text)).toBe(code);
  });

  it.each([
    ['12 or 13'],
    ['3O 12'],
    ['o'],
    ['oo'],
    ['نور 12'],
    ['99'],
    ['121'],
    ['hello'],
    [''],
    ['🎤'],
    ['1.2.3'],
  ])('"%s" names nobody', (text) => {
    expect(named(text)).toBeUndefined();
  });

  it('names its contestant in any digits, with any invisible characters', () => {
    const zeros = ['0', '٠', '۰', '０'];
    const noise = fc.constantFrom(
      '',
      '\u200e',
      '\u200f',
      '\u202b',
      '\u202c',
      '\u2067',
      '\u2069',
      '\u200d',
      '\ufeff',
      '\u00ad',
    );
    const around = fc.constantFrom('', ' ', '\n', '\t', ' \u200f', '\0', '.', ' صوت ', ' vote ', ' ❤️ ');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(...zeros),
        fc.array(noise, { minLength: 4, maxLength: 4 }),
        around,
        around,
        (number, zero, marks, before, after) => {
          const written = Array.from(
            String(number),
            (digit, index) => `${marks[index]}${shift(zero, Number(digit))}`,
          );
          expect(named(before + written.join('') + marks[3] + after)).toBe(String(number));
        },
      ),
    );
  });

  it('never throws, and always has a language', () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 });
    fc.assert(
      fc.property(units, (text) => {
        expect(['ar', 'en']).toContain(parseSmsText(String.fromCharCode(...text)).language);
      }),
    );
  });

  it.each([
    ['صوت 12', 'ar'],
    ['vote ١٢', 'en'],
    ['أصوّت لـ Salem', 'ar'],
    ['12', 'ar'],
    ['١٢', 'ar'],
    ['', 'ar'],
    ['I vote for نور', 'en'],
  ])('"%s" is answered in %s', (text, language) => {
    expect(parseSmsText(text).language).toBe(language);
  });
});

const shift = (zero: string, digit: number) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + digit);
