/** Civil ids, national ids and passport numbers as people type them (specification sections 2 and 5). */
import { toLatinDigits } from '../digits.ts';
import { toPlainText } from '../plainText.ts';
import type { ReadField } from './field.ts';

/** Characters of the canonical form. */
export const CIVIL_ID_MIN_LENGTH = 3;
export const CIVIL_ID_MAX_LENGTH = 40;

/** Requires a digit, as every state's numbers have; otherwise a person's name would pass. */
const CANONICAL = new RegExp(`^(?=.*[0-9])[A-Z0-9/]{${CIVIL_ID_MIN_LENGTH},${CIVIL_ID_MAX_LENGTH}}$`);

/** Spaces, hyphens and invisible characters. */
const BETWEEN = /[\s\p{Pd}\p{Cf}\u2212]/gu;

/** The one form in which a number is stored and compared: Latin digits and capital letters, without spaces and hyphens. */
export function canonicalCivilId(typed: string): string {
  return toPlainText(toLatinDigits(typed)).replaceAll(BETWEEN, '').toUpperCase();
}

export function readCivilId(typed: string): ReadField<string, 'civilIdInvalid'> {
  const value = canonicalCivilId(typed);
  return CANONICAL.test(value) ? { value } : { error: 'civilIdInvalid' };
}
