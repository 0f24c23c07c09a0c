/** Civil ids, national ids and passport numbers as people type them (specification sections 2 and 5). */
import { toLatinDigits } from '../digits.ts';
import { toPlainText } from '../plainText.ts';
import type { ReadField } from './field.ts';

/** Length limits of the canonical form, in characters. */
export const CIVIL_ID_MIN_LENGTH = 3;
export const CIVIL_ID_MAX_LENGTH = 40;

/** A canonical number. It must have a digit, as every state's numbers have; otherwise names would pass. */
const CANONICAL = new RegExp(`^(?=.*[0-9])[A-Z0-9/]{${CIVIL_ID_MIN_LENGTH},${CIVIL_ID_MAX_LENGTH}}$`);

/** What people type between digits: spaces, hyphens and invisible characters. */
const BETWEEN = /[\s\p{Pd}\p{Cf}\u2212]/gu;

/**
 * The form in which a number is stored and compared: Latin digits and capital letters, without spaces,
 * hyphens and invisible characters.
 */
export function canonicalCivilId(typed: string): string {
  return toPlainText(toLatinDigits(typed)).replaceAll(BETWEEN, '').toUpperCase();
}

export function readCivilId(typed: string): ReadField<string, 'civilIdInvalid'> {
  const value = canonicalCivilId(typed);
  return CANONICAL.test(value) ? { value } : { error: 'civilIdInvalid' };
}
