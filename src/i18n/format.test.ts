import { describe, expect, it } from 'vitest';
import { formatsOf } from './format.ts';

const ar = formatsOf('ar');
const en = formatsOf('en');
/** The text without the invisible marks that set its direction. */
const visible = (value: string) => value.replaceAll(/[\u200e\u200f]/g, '');
const midnightInMuscat = Date.UTC(2025, 6, 22, 20);

describe('formats', () => {
  it('prints Latin digits in both languages', () => {
    expect([ar.number(1234.5), en.number(1234.5)]).toEqual(['1,234.5', '1,234.5']);
  });

  it('prints amounts of baisa as rials with three decimals', () => {
    expect([visible(ar.money(12_500)), en.money(12_500)]).toEqual(['12.500\u00a0ر.ع.', 'OMR\u00a012.500']);
  });

  it('prints shares to the thousandth, with the sign on the right side of the number', () => {
    expect([ar.percent3(41.235), en.percent3(41.235)]).toEqual(['41.235\u200e%\u200e', '41.235%']);
    expect([visible(ar.percent3(0)), en.percent3(100)]).toEqual(['0.000%', '100.000%']);
    expect([visible(ar.percent(64)), en.decimal3(0.5)]).toEqual(['64%', '0.500']);
  });

  it('prints clock digits in pairs', () => {
    expect([ar.clock(0), ar.clock(9), en.clock(45)]).toEqual(['00', '09', '45']);
  });

  it('prints dates of Muscat, not of the reader: 20:00 UTC is already the next day', () => {
    expect([ar.date(midnightInMuscat), en.date(midnightInMuscat)]).toEqual(['23 يوليو 2025', 'Jul 23, 2025']);
    expect(en.date(midnightInMuscat - 1)).toBe('Jul 22, 2025');
  });

  it('prints times without line breaks', () => {
    const evening = Date.UTC(2025, 6, 22, 17, 30);
    expect([ar.time(evening), en.time(evening)]).toEqual(['9:30\u00a0م', '9:30\u00a0PM']);
  });

  it('knows midnight in Muscat to the minute', () => {
    const minute = 60_000;
    const instants = [midnightInMuscat - 1, midnightInMuscat, midnightInMuscat + minute];
    expect(instants.map((instant) => ar.isMidnight(instant))).toEqual([false, true, false]);
  });

  it('prints lists and file sizes in the words of the language', () => {
    expect([ar.list(['أ', 'ب']), en.list(['a', 'b'])]).toEqual(['أ وب', 'a and b']);
    expect([ar.megabytes(200), en.megabytes(200)]).toEqual(['200 ميغابايت', '200 MB']);
  });
});
