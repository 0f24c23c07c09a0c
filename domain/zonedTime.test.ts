import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockChangeWithin, dayKey, nextMidnight, startOfDay, zoneOffset } from './zonedTime.ts';

const at = (iso: string) => Date.parse(iso);
const HOUR = 3_600_000;
const instants = fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') });
const zones = fc.constantFrom(
  'Asia/Muscat',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'UTC',
);

describe('days in Muscat', () => {
  const zone = 'Asia/Muscat';

  it('begin at 20:00 UTC of the day before', () => {
    expect(startOfDay(at('2026-11-20T12:00:00Z'), zone)).toBe(at('2026-11-19T20:00:00Z'));
    expect(nextMidnight(at('2026-11-20T12:00:00Z'), zone)).toBe(at('2026-11-20T20:00:00Z'));
  });

  it('change their key exactly at midnight', () => {
    const midnight = at('2026-11-20T20:00:00Z');
    expect([dayKey(midnight - 1, zone), dayKey(midnight, zone)]).toEqual(['2026-11-20', '2026-11-21']);
    expect([nextMidnight(midnight - 1, zone), nextMidnight(midnight, zone)]).toEqual([
      midnight,
      midnight + 24 * HOUR,
    ]);
  });

  it('always last 24 hours', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        expect(nextMidnight(instant, zone) - startOfDay(instant, zone)).toBe(24 * HOUR);
      }),
    );
  });
});

describe('days where clocks change', () => {
  it('last 23 hours in spring and 25 in autumn in Berlin', () => {
    const hours = (iso: string) =>
      (nextMidnight(at(iso), 'Europe/Berlin') - startOfDay(at(iso), 'Europe/Berlin')) / HOUR;
    expect(['2026-03-29T10:00:00Z', '2026-10-25T10:00:00Z', '2026-10-26T10:00:00Z'].map(hours)).toEqual([
      23, 25, 24,
    ]);
  });

  it('begin at one where midnight is skipped', () => {
    expect(startOfDay(at('2024-04-26T12:00:00Z'), 'Africa/Cairo')).toBe(at('2024-04-25T22:00:00Z'));
    expect(startOfDay(at('2018-11-04T12:00:00Z'), 'America/Sao_Paulo')).toBe(at('2018-11-04T03:00:00Z'));
  });

  it('go on with the next day that exists where a whole day is skipped', () => {
    expect(nextMidnight(at('2011-12-30T00:00:00Z'), 'Pacific/Apia')).toBe(at('2011-12-30T10:00:00Z'));
  });
});

describe('a change of clocks', () => {
  const spring = at('2026-03-29T01:00:00Z');

  it('is found to the millisecond, at the end of the span too', () => {
    expect(clockChangeWithin(spring - HOUR, spring, 'Europe/Berlin')).toBe(spring);
    expect(clockChangeWithin(spring - 100 * 24 * HOUR, spring + HOUR, 'Europe/Berlin')).toBe(spring);
  });

  it('does not belong to a span that begins with it or ends before it', () => {
    expect(clockChangeWithin(spring, spring + 24 * HOUR, 'Europe/Berlin')).toBeUndefined();
    expect(clockChangeWithin(spring - HOUR, spring - 1, 'Europe/Berlin')).toBeUndefined();
  });

  it('never happens in Muscat', () => {
    expect(clockChangeWithin(spring, spring + 1000 * 24 * HOUR, 'Asia/Muscat')).toBeUndefined();
  });
});

describe('days of any zone', () => {
  it('hold their instants, and meet without a gap', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const start = startOfDay(instant, zone);
        const end = nextMidnight(instant, zone);
        expect(start <= instant && instant < end).toBe(true);
        expect(startOfDay(end, zone)).toBe(end);
        expect(startOfDay(end - 1, zone)).toBe(start);
      }),
      { numRuns: 400 },
    );
  });

  it('have one key from their start to just before the next', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const key = dayKey(instant, zone);
        const end = nextMidnight(instant, zone);
        expect([dayKey(startOfDay(instant, zone), zone), dayKey(end - 1, zone)]).toEqual([key, key]);
        expect(dayKey(end, zone) > key).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('have an offset below a day, four hours in Muscat', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        expect(zoneOffset(instant, 'Asia/Muscat')).toBe(4 * HOUR);
      }),
      { numRuns: 50 },
    );
  });

  it('have keys that sort as text, also in the first centuries', () => {
    expect(dayKey(at('0987-03-04T12:00:00Z'), 'UTC')).toBe('0987-03-04');
  });

  it('are refused for a zone that is none', () => {
    expect(() => dayKey(0, 'Asia/Nowhere')).toThrow(RangeError);
  });
});
