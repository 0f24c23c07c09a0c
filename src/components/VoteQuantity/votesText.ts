import { toLatinDigits } from '../../../domain/digits.ts';
import { ORDER_MAX_VOTES } from '../../../domain/limits.ts';
import { isWholeNumber, wholeNumberIn } from '../../../domain/wholeNumber.ts';

/** Maximum length of the text, longer than any number that can be ordered. */
const MAX_LENGTH = 40;
const LEAST = 1;
const PAGE = 10;

/**
 * Typed or pasted text with Latin digits; a whole number loses its leading zeros. Anything else stays as it was
 * typed: a number made of it would not be the voter's.
 */
export function votesText(typed: string): string {
  const text = toLatinDigits(typed).trim().slice(0, MAX_LENGTH);
  return isWholeNumber(text) ? text.replace(/^0+(?=\d)/, '') : text;
}

const clampVotes = (votes: number) => Math.min(ORDER_MAX_VOTES, Math.max(LEAST, votes));

/** The number in the text plus `step`, clamped to what an order accepts. */
export const votesAfterStep = (text: string, step: number): number => clampVotes(wholeNumberIn(text) + step);

const steps: Record<string, number> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: PAGE,
  PageDown: -PAGE,
};

/**
 * The number after a key (APG spin button).
 * @returns votes, or undefined for any other key
 */
export function votesAfterKey(key: string, text: string): number | undefined {
  if (key === 'Home') return LEAST;
  if (key === 'End') return ORDER_MAX_VOTES;
  const step = steps[key];
  return step === undefined ? undefined : votesAfterStep(text, step);
}
