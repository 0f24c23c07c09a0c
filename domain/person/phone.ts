/**
 * Phone numbers (specification sections 3 and 5): on the wire the dial code of a country joined with the digits that
 * follow it, `+96891234567`.
 */
import { countries, countryByDialCode, type Country } from '../countries.ts';
import { toLatinDigits } from '../digits.ts';

/** Digits behind the dial code. */
export const PHONE_MIN_DIGITS = 6;
export const PHONE_MAX_DIGITS = 12;

export type PhoneProblem = 'phoneDigits' | 'phoneLength' | 'phoneCountry';
export type ReadPhone = { ok: true; phone: string } | { ok: false; problem: PhoneProblem };

/** People write numbers in groups, in the digits of their keyboard, and copy marks of direction along. */
const between = /[\s().\u2010-\u2015\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069-]/g;

/**
 * Joins a dial code (`+968`) with what was typed behind it. A leading zero is dropped; a number that was typed with
 * the same dial code, `+968…` or `00968…`, is taken as it was meant.
 */
export function joinPhone(dialCode: string, typed: string): ReadPhone {
  if (!countryByDialCode(dialCode)) return { ok: false, problem: 'phoneCountry' };
  const compact = toLatinDigits(typed).replaceAll(between, '').replace(/^00/, '+');
  const digits = (compact.startsWith(dialCode) ? compact.slice(dialCode.length) : compact).replace(/^0/, '');
  if (!/^\d+$/.test(digits)) return { ok: false, problem: 'phoneDigits' };
  if (digits.length < PHONE_MIN_DIGITS || digits.length > PHONE_MAX_DIGITS)
    return { ok: false, problem: 'phoneLength' };
  return { ok: true, phone: `${dialCode}${digits}` };
}

export type PhoneParts = { country: Country; digits: string };

/** The country of a joined number, and the digits behind its dial code; undefined for a code that is none of ours. */
export function splitPhone(phone: string): PhoneParts | undefined {
  const matching = countries.filter(({ dialCode }) => phone.startsWith(dialCode));
  const [country] = matching.toSorted((a, b) => b.dialCode.length - a.dialCode.length);
  return country && { country, digits: phone.slice(country.dialCode.length) };
}

/** A number that comes joined, in the one way to write it. */
export function readPhone(joined: string): ReadPhone {
  const compact = toLatinDigits(joined).replaceAll(between, '').replace(/^00/, '+');
  const parts = splitPhone(compact);
  if (parts) return joinPhone(parts.country.dialCode, parts.digits);
  return { ok: false, problem: /^\+?\d+$/.test(compact) ? 'phoneCountry' : 'phoneDigits' };
}
