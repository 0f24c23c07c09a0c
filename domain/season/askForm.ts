/** Reads the form that asks a second person for an act on a vote that has begun (decision D232). */
import { toLatinDigits } from '../digits.ts';
import { EXTENSION_MINUTES } from './seasonLimits.ts';
import { readReason } from './publicReason.ts';

const MINUTE_MS = 60_000;

export const askFields = ['minutes', 'reason_ar', 'reason_en'] as const;
export type AskField = (typeof askFields)[number];

/** What a person typed; `minutes` is empty for an act without them. */
export type AskTexts = Record<AskField, string>;

/** A window that is to close later; instants in UTC ms. */
type Window = { closes_at: number; latest_close: number };

/** `closes_at`: the new close in UTC ms; null for an act without one. */
export type ReadAsk = { closes_at: number | null; reason_ar: string; reason_en: string };

export type AskErrors = Partial<Record<AskField, 'extensionMinutes' | 'extensionIntoNext' | 'publicReason'>>;

/** The close that so many minutes make, in UTC ms; null if they are no whole number from 1 to 60. */
export function closeAfter({ closes_at }: Pick<Window, 'closes_at'>, minutes: string): number | null {
  const text = toLatinDigits(minutes).trim();
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= EXTENSION_MINUTES ? closes_at + number * MINUTE_MS : null;
}

/** What is asked for, or what is wrong with each field. @param window null for an act without one */
export function readAsk(window: Window | null, texts: AskTexts): { values: ReadAsk } | { errors: AskErrors } {
  const closes_at = window && closeAfter(window, texts.minutes);
  const [ar, en] = [readReason(texts.reason_ar), readReason(texts.reason_en)];
  const isTooLate = window !== null && closes_at !== null && closes_at > window.latest_close;
  if ('value' in ar && 'value' in en && !isTooLate && (window === null || closes_at !== null))
    return { values: { closes_at, reason_ar: ar.value, reason_en: en.value } };
  return {
    errors: {
      ...(window && closes_at === null && { minutes: 'extensionMinutes' as const }),
      ...(isTooLate && { minutes: 'extensionIntoNext' as const }),
      ...('error' in ar && { reason_ar: ar.error }),
      ...('error' in en && { reason_en: en.error }),
    },
  };
}
