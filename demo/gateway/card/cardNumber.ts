import { toLatinDigits } from '../../../domain/digits.ts';
import { brandRuleOf } from './cardBrand.ts';

/**
 * The digits of typed or pasted text: converts Arabic-Indic digits and drops all other characters (decision
 * D32).
 */
export function digitsOf(text: string): string {
  return toLatinDigits(text).replace(/[^0-9]/g, '');
}

/** Groups digits as the card's brand does; drops digits beyond the brand's longest number. */
export function groupCardNumber(digits: string): string {
  const { groups } = brandRuleOf(digits);
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, size) => sum + size, 0));
  return starts
    .map((start, index) => digits.slice(start, start + (groups[index] ?? 0)))
    .filter(Boolean)
    .join(' ');
}

/** Whether the last digit of a card number fits the others, by the Luhn formula. */
export function passesLuhn(digits: string): boolean {
  const values = digits
    .split('')
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2));
  return values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}
