/** Puts the words of the locales into sentences for testers. */
import type { Language } from '../../src/i18n/language.ts';
import type { Sentence } from './flow.ts';

/** A word of the locales by `area:key`; throws if it does not exist. */
export type Words = (key: string, count?: number) => string;

/**
 * A quote: its key, its count, and `[]` for only the part of the label in brackets:
 * `{entries:register.consent.terms[]}`.
 */
const QUOTE = /\{(\w+:[\w.]+)(?:\|(\d+))?(\[\])?\}/g;

export function sentenceIn(language: Language, [ar, en]: Sentence, words: Words): string {
  const text = language === 'ar' ? ar : en;
  return text.replaceAll(QUOTE, (_, ...quote: [string, string?, string?]) => quoted(quote, words));
}

/** The texts of the labels that a sentence quotes. */
export function labelsOf([ar]: Sentence, words: Words): string[] {
  return [...ar.matchAll(QUOTE)].map(([, ...quote]) => quoted(quote as [string, string?, string?], words));
}

function quoted([key, count, part]: [string, string?, string?], words: Words): string {
  const label = words(key, count === undefined ? undefined : Number(count));
  const shown = part ? (/\[(.+?)\]/.exec(label)?.[1] ?? label) : label.replaceAll(/[[\]]/g, '');
  return shown.replaceAll(/\{\{.*?\}\}/g, '…').trim();
}
