import { toLatinDigits } from '../../../domain/digits.ts';
import { ORDER_MAX_VOTES } from '../../../domain/limits.ts';

/** Longest text that the field takes. */
export const MAX_DIGITS = 6;
const LEAST = 1;
const PAGE = 10;

/** What of typed or pasted text is a number of votes: its digits, in Latin, without leading zeros, six at most. */
export function voteDigits(typed: string): string {
  const digits = toLatinDigits(typed).replace(/\D/g, '');
  return digits.replace(/^0+(?=\d)/, '').slice(0, MAX_DIGITS);
}

const within = (votes: number) => Math.min(ORDER_MAX_VOTES, Math.max(LEAST, votes));

/** Some more or fewer votes than the text says, but never none and never more than an order takes. */
export const votesAfterStep = (text: string, step: number): number => within(Number(text) + step);

const steps: Record<string, number> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: PAGE,
  PageDown: -PAGE,
};

/**
 * What a key makes of the number (APG spin button).
 * @returns votes, or undefined for a key that edits text or moves on
 */
export function votesAfterKey(key: string, text: string): number | undefined {
  if (key === 'Home') return LEAST;
  if (key === 'End') return ORDER_MAX_VOTES;
  const step = steps[key];
  return step === undefined ? undefined : votesAfterStep(text, step);
}
