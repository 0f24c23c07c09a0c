/** Civil ids, national ids and passport numbers as people type them (specification sections 2 and 5). */
import { toLatinDigits } from '../digits.ts';
import { toPlainText } from '../plainText.ts';

/**
 * The one way to write a number that was typed: Latin digits, capital letters, nothing between them. Marks that nobody
 * sees are dropped.
 */
export function canonicalCivilId(typed: string): string {
  return toPlainText(toLatinDigits(typed)).replaceAll(/\s/g, '').toUpperCase();
}
