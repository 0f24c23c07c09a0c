/** Civil ids, national ids and passport numbers as people type them (specification sections 2 and 5). */
import { toLatinDigits } from './digits.ts';

/** Spaces, and marks that only steer the direction of writing. */
const unwritten = /[\s\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** The one way to write a number that was typed: Latin digits, capital letters, nothing between them. */
export function normalizeCivilId(typed: string): string {
  return toLatinDigits(typed).replaceAll(unwritten, '').toUpperCase();
}
