/**
 * Phone numbers (specification sections 3 and 5): on the wire the dial code of a country joined with the digits that
 * follow it, `+96891234567`.
 */
import { countries, countryByDialCode, type Country } from '../countries.ts';
import { toLatinDigits } from '../digits.ts';
import type { ReadField } from './field.ts';

/** Fewest digits after the dial code. */
export const PHONE_MIN_DIGITS = 6;
export const PHONE_MAX_DIGITS = 12;
/** Most digits including those of the dial code (ITU-T E.164). */
export const PHONE_MAX_JOINED_DIGITS = 15;

export type PhoneErrorCode = 'phoneDigits' | 'phoneLength' | 'phoneCountry';
export type ReadPhone = ReadField<string, PhoneErrorCode>;

/** What people type between digits: spaces, brackets, full stops, dashes and invisible characters. */
const between = /[\s().\p{Pd}\p{Cc}\p{Cf}\u2212]/gu;

/** A typed number in Latin digits, without spaces and signs between them; `00` at the start becomes `+`. */
export const compactPhone = (typed: string): string =>
  toLatinDigits(typed).replaceAll(between, '').replace(/^00/, '+');

/**
 * Joins a dial code (`+968`) with the number typed behind it, without a leading zero. A typed number may
 * repeat the dial code (`+968…`, `00968…` or `968…`).
 */
export function joinPhone(dialCode: string, typed: string): ReadPhone {
  if (!countryByDialCode(dialCode)) return { error: 'phoneCountry' };
  const compact = compactPhone(typed);
  const digits = (compact.startsWith(dialCode) ? compact.slice(dialCode.length) : compact).replace(/^0/, '');
  if (!/^\d+$/.test(digits)) return { error: 'phoneDigits' };
  if (digits.length < PHONE_MIN_DIGITS || digits.length > PHONE_MAX_DIGITS) return { error: 'phoneLength' };
  return { value: `${dialCode}${digits}` };
}

export type PhoneParts = { country: Country; digits: string };

/**
 * Splits a joined number into its country and the digits after the dial code; undefined for an unknown dial
 * code.
 */
export function splitPhone(phone: string): PhoneParts | undefined {
  const matching = countries.filter(({ dialCode }) => phone.startsWith(dialCode));
  const [country] = matching.toSorted((a, b) => b.dialCode.length - a.dialCode.length);
  return country && { country, digits: phone.slice(country.dialCode.length) };
}

/** Reads a number typed with its dial code; returns the form `+96891234567`. */
export function readPhone(joined: string): ReadPhone {
  const compact = compactPhone(joined);
  const parts = splitPhone(compact);
  if (parts) return joinPhone(parts.country.dialCode, parts.digits);
  return { error: /^\+?\d+$/.test(compact) ? 'phoneCountry' : 'phoneDigits' };
}

/** Reads a number of any country, with or without its dial code. Checks only the digits and their number. */
export function readAnyPhone(typed: string): ReadField<string, 'phoneDigits' | 'phoneLength'> {
  const value = compactPhone(typed);
  const [, digits] = /^\+?(\d+)$/.exec(value) ?? [];
  if (digits === undefined) return { error: 'phoneDigits' };
  const isLongEnough = digits.length >= PHONE_MIN_DIGITS && digits.length <= PHONE_MAX_JOINED_DIGITS;
  return isLongEnough ? { value } : { error: 'phoneLength' };
}
