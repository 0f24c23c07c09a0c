import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, dayIn, isOfAge, PROFILE_MIN_AGE, readBirthDate, REGISTRATION_MIN_AGE } from './birthDate.ts';

describe('a date of birth', () => {
  it.each([
    ['2009-01-01', '2009-01-01'],
    [' 2009-01-01T00:00:00.000Z ', '2009-01-01'],
    ['2009-01-01T00:00Z', '2009-01-01'],
    ['٢٠٠٩-٠١-٠١', '2009-01-01'],
    ['2008-02-29', '2008-02-29'],
    ['2009-02-29', undefined],
    ['2009-13-01', undefined],
    ['2009-00-10', undefined],
    ['2009-04-31', undefined],
    ['2009-1-1', undefined],
    ['01/01/2009', undefined],
    ['2009-01-01T20:00:00.000Z', undefined],
    ['2009-01-01T00:00:00+04:00', undefined],
    ['1899-12-31', undefined],
    ['1900-01-01', '1900-01-01'],
    ['12009-01-01', undefined],
    ['2009-01-01T00:00:00.0000000000Z', undefined],
    ['', undefined],
  ])('%j is the day %s', (text, day) => {
    expect(dayIn(text)).toBe(day);
  });

  it('is read from whatever the form sends for any day', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect([dayIn(`${day}T00:00:00.000Z`), dayIn(day)]).toEqual([day, day]);
      }),
    );
  });
});

describe('an age', () => {
  it.each([
    ['2012-11-20', '2026-11-20', 14],
    ['2012-11-21', '2026-11-20', 13],
    ['2012-12-01', '2026-11-20', 13],
    ['2008-02-29', '2022-02-28', 13],
    ['2008-02-29', '2022-03-01', 14],
    ['2027-01-01', '2026-11-20', -1],
  ])('of somebody born on %s is on %s %i', (birth, today, years) => {
    expect(ageOn(birth, today)).toBe(years);
  });

  it('is enough from the birthday on, and not a day before', () => {
    expect(isOfAge('2012-11-20', '2026-11-20', PROFILE_MIN_AGE)).toBe(true);
    expect(isOfAge('2012-11-21', '2026-11-20', PROFILE_MIN_AGE)).toBe(false);
  });
});

describe('the birth date of a form', () => {
  it.each([
    ['2012-11-20', PROFILE_MIN_AGE, { value: '2012-11-20' }],
    ['2012-11-21', PROFILE_MIN_AGE, { error: 'dobMin' }],
    ['2008-11-21', REGISTRATION_MIN_AGE, { error: 'dobMin' }],
    ['2026-11-21', PROFILE_MIN_AGE, { error: 'dobInvalid' }],
    ['2009-02-29', PROFILE_MIN_AGE, { error: 'dobInvalid' }],
  ])('%s is judged where %i years are asked for', (typed, minAge, read) => {
    expect(readBirthDate(typed, { today: '2026-11-20', minAge })).toEqual(read);
  });
});
