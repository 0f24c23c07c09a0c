/** Amounts and numbers that people type. */
import { toLatinDigits } from '../digits.ts';

const BAISA_IN_A_RIAL = 1000;

/** An amount in rials with three decimals, as a form shows it: `2.500`. @param baisa a whole number, not negative */
export const rialText = (baisa: number): string => {
  const rest = String(baisa % BAISA_IN_A_RIAL).padStart(3, '0');
  return `${Math.floor(baisa / BAISA_IN_A_RIAL)}.${rest}`;
};

/** The baisa of an amount typed in rials, with at most three decimals; undefined if it is none. */
export function readRials(text: string): number | undefined {
  const [, rials = '', rest = ''] = /^(\d{1,9})(?:[.٫,](\d{1,3}))?$/.exec(toLatinDigits(text.trim())) ?? [];
  return rials === '' ? undefined : Number(rials) * BAISA_IN_A_RIAL + Number(rest.padEnd(3, '0'));
}

/** A typed whole number; undefined if it is none. */
export function readWhole(text: string): number | undefined {
  const typed = toLatinDigits(text.trim());
  return /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
}
