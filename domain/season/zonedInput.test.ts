import { describe, expect, it } from 'vitest';
import { momentText, readMoment } from './zonedInput.ts';

const utc = (text: string) => Date.parse(`${text}Z`);

describe('a time typed in a zone', () => {
  it.each([
    ['Asia/Muscat', '2026-05-01T00:00', '2026-04-30T20:00'],
    ['Africa/Cairo', '2026-01-15T12:30', '2026-01-15T10:30'],
    ['Africa/Cairo', '2026-07-15T12:30', '2026-07-15T09:30'],
    ['Europe/Berlin', '2026-07-15T12:30', '2026-07-15T10:30'],
    ['America/St_Johns', '2026-01-15T12:30', '2026-01-15T16:00'],
  ])('in %s at %s is %s UTC, and reads the same again', (zone, typed, at) => {
    expect([readMoment(typed, zone), momentText(utc(at), zone)]).toEqual([{ instant: utc(at) }, typed]);
  });

  it.each([
    // Clocks go from midnight to one there, and from two to three in Berlin.
    ['Africa/Cairo', '2026-04-24T00:30', '2026-04-23T23:59', '2026-04-24T01:00'],
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:59', '2026-03-29T03:00'],
  ])('in %s cannot be %s, which clocks skip, but the minutes around it', (zone, skipped, last, first) => {
    expect(readMoment(skipped, zone)).toEqual({ error: 'skippedMoment' });
    const [before, after] = [readMoment(last, zone), readMoment(first, zone)];
    expect(after).toEqual({ instant: (before as { instant: number }).instant + 60_000 });
  });

  it.each([
    ['Africa/Cairo', '2026-10-29T23:30', '2026-10-29T20:30'],
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30'],
  ])('in %s at %s, which clocks show twice, is the first', (zone, typed, at) => {
    const second = utc(at) + 3_600_000;
    expect([readMoment(typed, zone), momentText(second, zone)]).toEqual([{ instant: utc(at) }, typed]);
  });

  it.each(['', '2026-02-30T10:00', '2026-05-01', '2026-05-01T24:00', '2026-5-1T1:00', '١٢'])(
    'is none at %j',
    (typed) => {
      expect(readMoment(typed, 'Asia/Muscat')).toEqual({ error: 'notAMoment' });
    },
  );

  it('leaves out seconds', () => {
    expect(momentText(utc('2026-04-30T20:00:59'), 'Asia/Muscat')).toBe('2026-05-01T00:00');
  });
});
