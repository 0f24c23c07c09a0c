import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byRegistration,
  canEnrol,
  canSend,
  CLOSING_SOON_MS,
  LATE_REGISTRATION_MS,
  mayContinue,
  nextRegistrationChange,
  registrationStateAt,
  sendableUntil,
} from './registration.ts';

const day = 86_400_000;
const times = { reg_start: 10 * day, reg_end: 20 * day, comp_end: 30 * day };

describe('a registration that was begun', () => {
  const end = times.reg_end;

  it.each([
    ['before the end, has an hour more', end - 1, end + 3_600_000],
    ['at the end, has none', end, end],
    ['never, has none', null, end],
  ])('%s', (_, begunAt, until) => {
    expect(LATE_REGISTRATION_MS).toBe(3_600_000);
    expect(sendableUntil(times, begunAt)).toBe(until);
    expect([until - 1, until].map((now) => canSend(times, now, begunAt))).toEqual([true, false]);
  });

  it('ends with its competition, and without an end never', () => {
    expect(sendableUntil({ ...times, comp_end: end + 5 }, end - 1)).toBe(end + 5);
    expect(sendableUntil({ reg_end: null, comp_end: 7 }, 1)).toBe(7);
    expect(sendableUntil({ reg_end: null, comp_end: null }, 1)).toBeNull();
    expect(canSend({ ...times, reg_end: null, comp_end: null }, 99 * day, null)).toBe(true);
  });

  it('is not sent before registration opens, and may be continued for an hour', () => {
    expect(canSend(times, times.reg_start - 1, 1)).toBe(false);
    const late = end + LATE_REGISTRATION_MS;
    expect([end - 1, late - 1, late].map((now) => mayContinue(times, now))).toEqual([true, true, false]);
  });
});

describe('registration', () => {
  it('closes soon from 48 hours before its end', () => {
    expect(CLOSING_SOON_MS).toBe(172_800_000);
    expect(
      [times, { ...times, reg_start: null }].map((each) => nextRegistrationChange(each, 15 * day)),
    ).toEqual([18 * day, 18 * day]);
  });

  it.each([
    [10 * day - 1, 'notYet'],
    [10 * day, 'open'],
    [20 * day - CLOSING_SOON_MS - 1, 'open'],
    [20 * day - CLOSING_SOON_MS, 'closingSoon'],
    [20 * day - 1, 'closingSoon'],
    [20 * day, 'closed'],
    [30 * day - 1, 'closed'],
    [30 * day, 'ended'],
  ])('at %i is %s', (now, state) => {
    expect(registrationStateAt(times, now)).toBe(state);
  });

  it('that is to be announced closes nothing', () => {
    const unknown = { reg_start: null, reg_end: null, comp_end: null };
    expect(registrationStateAt(unknown, 5 * day)).toBe('open');
    expect(registrationStateAt({ ...unknown, comp_end: 5 * day }, 5 * day)).toBe('ended');
    expect(nextRegistrationChange(unknown, 5 * day)).toBeUndefined();
  });

  it('leads to the form only while it is open', () => {
    const states = ['notYet', 'open', 'closingSoon', 'closed', 'ended'] as const;
    expect(states.filter(canEnrol)).toEqual(['open', 'closingSoon']);
  });

  const instant = fc.option(fc.integer({ min: 0, max: 12 * day }));
  const anyTimes = fc.record({ reg_start: instant, reg_end: instant, comp_end: instant });

  it('stays as it is until the change that was foretold, and is another from then', () => {
    fc.assert(
      fc.property(
        anyTimes,
        fc.nat(12 * day),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (any, now, share) => {
          const state = registrationStateAt(any, now);
          const change = nextRegistrationChange(any, now);
          const until = change ?? 20 * day;
          expect(registrationStateAt(any, Math.floor(now + share * (until - 1 - now)))).toBe(state);
          expect(change !== undefined && registrationStateAt(any, change) === state).toBe(false);
        },
      ),
    );
  });
});

describe('competitions in a list', () => {
  it('come by the end of their registration, ended ones last', () => {
    const named = (
      name: string,
      reg_start: number | null,
      reg_end: number | null,
      comp_end: number | null,
    ) => ({
      name,
      reg_start,
      reg_end,
      comp_end,
    });
    const competitions = [
      named('ended long ago', 1, 2, 3),
      named('ended', 1, 2, 8),
      named('closed', 1, 5, 90),
      named('opens later', 50, 60, 90),
      named('opens soon', 20, 60, 90),
      named('open for ever', 1, null, null),
      named('open', 1, 70, 90),
      named('closes first', 1, 11, 90),
    ];
    expect(byRegistration(competitions, 10).map(({ name }) => name)).toEqual([
      'closes first',
      'open',
      'open for ever',
      'opens soon',
      'opens later',
      'closed',
      'ended',
      'ended long ago',
    ]);
  });
});
