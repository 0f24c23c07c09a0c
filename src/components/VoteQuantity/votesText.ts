import { toLatinDigits } from '../../../domain/digits.ts';
import { ORDER_MAX_VOTES } from '../../../domain/limits.ts';
import { isWholeNumber } from '../../../domain/wholeNumber.ts';

/** Maximum length of the text: longer than any number that can be ordered, so nothing that is cut could have been one. */
const MAX_LENGTH = 40;
const LEAST = 1;
const PAGE = 10;

/**
 * Typed or pasted text with Latin digits; a whole number without leading zeros. Anything else stays as it was typed, since
 * a number that is made of it would not be the voter's.
 */
export function votesText(typed: string): string {
  const text = toLatinDigits(typed).trim().slice(0, MAX_LENGTH);
  return isWholeNumber(text) ? text.replace(/^0+(?=\d)/, '') : text;
}

/** The number in the text; 0 if it holds no whole number. */
export const votesIn = (text: string): number => (isWholeNumber(text) ? Number(text) : 0);

const clampVotes = (votes: number) => Math.min(ORDER_MAX_VOTES, Math.max(LEAST, votes));

/** The number in the text plus `step`, clamped to what an order accepts. */
export const votesAfterStep = (text: string, step: number): number => clampVotes(votesIn(text) + step);

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
