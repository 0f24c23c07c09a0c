import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byRegistration,
  canEnrol,
  CLOSING_SOON_MS,
  nextRegistrationChange,
  registrationStateAt,
} from './registration.ts';

const day = 86_400_000;
const times = { reg_start: 10 * day, reg_end: 20 * day, comp_end: 30 * day };

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
