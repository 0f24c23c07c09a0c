import { describe, expect, it } from 'vitest';
import { daySpan, lastDay } from './dateSpan.ts';

/** Midnight in Muscat. */
const muscat = (month: number, day: number) => Date.UTC(2025, month - 1, day, -4);

describe('days of a span', () => {
  it.each([
    ['ar', muscat(5, 10), muscat(5, 21), '10–20 مايو 2025'],
    ['en', muscat(5, 10), muscat(5, 21), 'May 10 – 20, 2025'],
    ['en', muscat(5, 10), muscat(6, 3), 'May 10 – Jun 2, 2025'],
    ['en', muscat(8, 30), muscat(8, 31), 'Aug 30, 2025'],
    ['en', muscat(8, 30), muscat(8, 30), 'Aug 30, 2025'],
  ] as const)('in %s from %d to %d are %s', (language, start, end, days) => {
    expect(daySpan(language, start, end)).toBe(days);
  });

  it('end on the day before, when they end at midnight, and on the day itself later', () => {
    expect(lastDay('en', muscat(5, 6))).toBe('May 5, 2025');
    expect(lastDay('ar', muscat(5, 6) + 1)).toBe('6 مايو 2025');
  });
});
