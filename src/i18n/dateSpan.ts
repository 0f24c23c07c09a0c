import { DEFAULT_ZONE } from '../../domain/defaultZone.ts';
import type { Language } from './language.ts';

const locales: Record<Language, string> = { ar: 'ar-OM-u-ca-gregory-nu-latn', en: 'en' };
const cache = new Map<Language, Intl.DateTimeFormat>();

/** Short month, day, year of Muscat, as everywhere on the site. */
function daysOf(language: Language): Intl.DateTimeFormat {
  const known = cache.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: DEFAULT_ZONE,
  });
  cache.set(language, format);
  return format;
}

/** `10–20 مايو 2025`: the days from an instant up to, and not with, another. @param start, end UTC milliseconds. */
export function daySpan(language: Language, start: number, end: number): string {
  const span = daysOf(language).formatRange(start, Math.max(start, lastMoment(end)));
  // Some browsers do so themselves; what the server painted must be what they would.
  return span.replaceAll('\u2009', ' ');
}

/** `20 مايو 2025`: the last day that ends before an instant, or holds it. @param end UTC milliseconds, no longer part of it. */
export function lastDay(language: Language, end: number): string {
  return daysOf(language).format(lastMoment(end));
}

const lastMoment = (end: number) => end - 1;
