import { toLatinDigits } from '../../../domain/digits.ts';
import { brandRuleOf } from './cardBrand.ts';

/**
 * The digits in a typed or pasted text, in Latin script (decision D32). All other characters are left out.
 */
export function digitsOf(text: string): string {
  return toLatinDigits(text).replace(/[^0-9]/g, '');
}

/**
 * Separates the digits of a card number into the groups of its brand. Digits beyond the brand's longest
 * number are left out.
 */
export function groupCardNumber(digits: string): string {
  const { groups } = brandRuleOf(digits);
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, size) => sum + size, 0));
  return starts
    .map((start, index) => digits.slice(start, start + (groups[index] ?? 0)))
    .filter(Boolean)
    .join(' ');
}

/** Whether the check digit of a card number is right, by the Luhn formula. */
export function passesLuhn(digits: string): boolean {
  const values = digits
    .split('')
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2));
  return values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}
