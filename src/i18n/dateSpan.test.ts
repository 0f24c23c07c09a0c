import { describe, expect, it } from 'vitest';
import { DEFAULT_ZONE } from '../../domain/defaultZone.ts';
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
    expect(daySpan(language, start, end, DEFAULT_ZONE)).toBe(days);
  });

  it('end on the day before, when they end at midnight, and on the day itself later', () => {
    expect(lastDay('en', muscat(5, 6), DEFAULT_ZONE)).toBe('May 5, 2025');
    expect(lastDay('ar', muscat(5, 6) + 1, DEFAULT_ZONE)).toBe('6 مايو 2025');
  });

  it('are days of the given zone', () => {
    const [start, end] = [Date.UTC(2025, 4, 9, 21), Date.UTC(2025, 4, 20, 21)];
    expect(daySpan('en', start, end, 'Africa/Cairo')).toBe('May 10 – 20, 2025');
    expect(daySpan('en', start, end, 'Europe/Berlin')).toBe('May 9 – 20, 2025');
    expect(lastDay('en', end, 'Africa/Cairo')).toBe('May 20, 2025');
  });
});
