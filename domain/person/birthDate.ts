/** Dates of birth (specification sections 3 and 5; decision D15): days as `YYYY-MM-DD`, without time and zone. */
import { toLatinDigits } from '../digits.ts';
import type { ReadField } from './field.ts';

/** Minimum age of candidates in years. A competition may set a higher one (decision D15). */
export const REGISTRATION_MIN_AGE = 18;
/** Years (decision D15). */
export const PROFILE_MIN_AGE = 14;

const written = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00(?::00(?:\.0{1,9})?)?Z)?$/;
const EARLIEST_YEAR = 1900;

/**
 * The day that a text names, as `YYYY-MM-DD`. The text may be that, or such a day at midnight UTC as the
 * profile form sends it. Undefined for another format, a day that does not exist, or a year before 1900.
 */
export function dayIn(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = written.exec(toLatinDigits(text.trim())) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (year === '' || Number(year) < EARLIEST_YEAR) return undefined;
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? `${year}-${month}-${day}` : undefined;
}

/** Age in whole years on a day. In years without 29 February, a birthday on that day counts on 1 March. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Whether a person is at least `years` old on the day `today`. */
export function isOfAge(birthDate: string, today: string, years: number): boolean {
  return ageOn(birthDate, today) >= years;
}

/** Terms of an age check: `today` as `YYYY-MM-DD`, `minAge` in years. */
export type AgeTerms = { today: string; minAge: number };

/**
 * Reads a birth date: `dobInvalid` for a day that is not real or in the future, `dobMin` for a person who
 * is too young.
 */
export function readBirthDate(
  typed: string,
  { today, minAge }: AgeTerms,
): ReadField<string, 'dobInvalid' | 'dobMin'> {
  const value = dayIn(typed);
  if (value === undefined || value > today) return { error: 'dobInvalid' };
  return isOfAge(value, today, minAge) ? { value } : { error: 'dobMin' };
}
