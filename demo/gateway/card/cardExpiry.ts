import { toLatinDigits } from '../../../domain/digits.ts';

/** `month` from 1 to 12, `year` in full. */
export type CardExpiry = { month: number; year: number };

/** No card is valid for more years than this; a later expiry must be a typing error. */
const LONGEST_VALIDITY_YEARS = 30;

/**
 * The digits of a typed, pasted or autofilled expiry: two of the month and two of the year. `9/28`, `0928`,
 * `09 / 2028` and `2028-09` all give `0928`.
 */
export function expiryDigits(text: string): string {
  const parts = toLatinDigits(text)
    .split(/[^0-9]+/)
    .filter(Boolean);
  const [first = '', second] = parts;
  if (second === undefined) return joinedDigits(first, /[^0-9]$/.test(text.trim()));
  if (first.length === 4) return second.slice(0, 2).padStart(2, '0') + first.slice(2);
  const month = first === '0' ? first : first.padStart(2, '0');
  return (month + (second.length === 4 ? second.slice(2) : second)).slice(0, 4);
}

/**
 * The digits of an expiry in which nothing separates month and year. The month is one digit if that is
 * above 1, if the first two digits are above 12, or if a separator follows the only digit.
 * @param ended whether a separator follows the digits
 */
function joinedDigits(digits: string, ended: boolean): string {
  const oneDigit = /^([2-9]|1[3-9])/.test(digits) || (ended && digits.length === 1 && digits !== '0');
  const month = oneDigit ? `0${digits}` : digits;
  return (month.length === 6 ? month.slice(0, 2) + month.slice(4) : month).slice(0, 4);
}

/** Shows the digits of an expiry as `MM / YY`; one or two digits stay as they are. */
export function showExpiry(digits: string): string {
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** Reads the four digits of an expiry; undefined for another length or an impossible month. */
export function readExpiry(digits: string): CardExpiry | undefined {
  const month = Number(digits.slice(0, 2));
  if (digits.length !== 4 || month < 1 || month > 12) return undefined;
  return { month, year: 2_000 + Number(digits.slice(2)) };
}

/**
 * Whether an expiry has passed or is too far ahead; undefined if it is valid. A card is valid to the end of
 * its month, in UTC.
 * @param now UTC ms
 */
export function expiryError(expiry: CardExpiry, now: number): 'past' | 'impossible' | undefined {
  const today = new Date(now);
  const months = (expiry.year - today.getUTCFullYear()) * 12 + expiry.month - (today.getUTCMonth() + 1);
  if (months < 0) return 'past';
  return months > LONGEST_VALIDITY_YEARS * 12 ? 'impossible' : undefined;
}
