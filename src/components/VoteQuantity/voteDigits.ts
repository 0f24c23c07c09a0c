import { toLatinDigits } from '../../../domain/digits.ts';
import { ORDER_MAX_VOTES } from '../../../domain/limits.ts';

/** Maximum length of the text. */
export const MAX_DIGITS = 6;
const LEAST = 1;
const PAGE = 10;

/** The number of votes in typed or pasted text: Latin digits, no leading zeros, at most six. */
export function voteDigits(typed: string): string {
  const digits = toLatinDigits(typed).replace(/\D/g, '');
  return digits.replace(/^0+(?=\d)/, '').slice(0, MAX_DIGITS);
}

const clampVotes = (votes: number) => Math.min(ORDER_MAX_VOTES, Math.max(LEAST, votes));

/** The number in the text plus `step`, clamped to what an order accepts. */
export const votesAfterStep = (text: string, step: number): number => clampVotes(Number(text) + step);

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
