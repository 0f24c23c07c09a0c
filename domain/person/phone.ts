/**
 * Phone numbers (specification sections 3 and 5): on the wire the dial code of a country joined with the digits that
 * follow it, `+96891234567`.
 */
import { countries, countryByDialCode, HOME_COUNTRY, type Country } from '../countries.ts';
import { toLatinDigits } from '../digits.ts';
import type { ReadField } from './field.ts';
import { phonePatterns } from './phonePatterns.gen.ts';

/** Fewest digits after the dial code. */
export const PHONE_MIN_DIGITS = 6;
export const PHONE_MAX_DIGITS = 12;
/** Most digits including those of the dial code (ITU-T E.164). */
export const PHONE_MAX_JOINED_DIGITS = 15;

export type PhoneErrorCode = 'phoneDigits' | 'phoneLength' | 'phoneCountry' | 'phoneUnknown';
export type ReadPhone = ReadField<string, PhoneErrorCode>;

/** What people type between digits: spaces, brackets, full stops, dashes and invisible characters. */
const between = /[\s().\p{Pd}\p{Cc}\p{Cf}\u2212]/gu;

/** A typed number in Latin digits, without spaces and signs between them; `00` at the start becomes `+`. */
export const compactPhone = (typed: string): string =>
  toLatinDigits(typed).replaceAll(between, '').replace(/^00/, '+');

/** Whether the digits after a dial code are a number there, by the pattern of libphonenumber's metadata. */
const isNumberOf = (dialCode: string, digits: string): boolean =>
  new RegExp(`^(?:${phonePatterns[dialCode]})$`).test(digits);

/**
 * Joins a dial code (`+968`) with the number typed behind it, without a leading zero. A typed number may
 * repeat the dial code (`+968…`, `00968…` or `968…`).
 */
export function joinPhone(dialCode: string, typed: string): ReadPhone {
  if (!countryByDialCode(dialCode)) return { error: 'phoneCountry' };
  const compact = compactPhone(typed);
  if (/^\+\d+$/.test(compact) && !compact.startsWith(dialCode)) return { error: 'phoneCountry' };
  const behind = compact.startsWith(dialCode) ? compact.slice(dialCode.length) : compact;
  if (!/^\d+$/.test(behind)) return { error: 'phoneDigits' };
  const code = dialCode.slice(1);
  const readings = [
    behind,
    behind.replace(/^0/, ''),
    behind.startsWith(code) ? behind.slice(code.length) : '',
  ];
  const digits = readings.find((each) => isNumberOf(dialCode, each)) ?? readings[1] ?? '';
  if (digits.length < PHONE_MIN_DIGITS || digits.length > PHONE_MAX_DIGITS) return { error: 'phoneLength' };
  return isNumberOf(dialCode, digits) ? { value: `${dialCode}${digits}` } : { error: 'phoneUnknown' };
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
  if (parts) return joinPhone(parts.country.dialCode, compact);
  return { error: /^\+?\d+$/.test(compact) ? 'phoneCountry' : 'phoneDigits' };
}

/**
 * The country and the digits of a number that names its dial code (`+968…`, `00968…`); undefined without one,
 * or for another country.
 */
export function splitTypedPhone(typed: string): PhoneParts | undefined {
  return splitPhone(compactPhone(typed));
}

/**
 * Reads a number of any country. One without a dial code is Omani, or begins with the digits of a dial code.
 * Only numbers of `countries` are compared with the plan of their country; the server knows the others.
 */
export function readAnyPhone(typed: string): ReadField<string, Exclude<PhoneErrorCode, 'phoneCountry'>> {
  const value = compactPhone(typed);
  const [, plus, digits] = /^(\+?)(\d+)$/.exec(value) ?? [];
  if (digits === undefined) return { error: 'phoneDigits' };
  if (digits.length < PHONE_MIN_DIGITS || digits.length > PHONE_MAX_JOINED_DIGITS)
    return { error: 'phoneLength' };
  const home = joinPhone(HOME_COUNTRY.dialCode, digits);
  if (plus === '' && 'value' in home) return home;
  const parts = splitPhone(`+${digits}`);
  if (!parts) return { value };
  const joined = joinPhone(parts.country.dialCode, `+${digits}`);
  return 'value' in joined ? joined : { error: 'phoneUnknown' };
}
