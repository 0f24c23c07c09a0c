import type { Language } from './language.ts';

const locales: Record<Language, string> = { ar: 'ar-OM-u-ca-gregory-nu-latn', en: 'en' };
const cache = new Map<string, Intl.DateTimeFormat>();

/** Short month, day, year of a zone, as everywhere on the site. */
function daysOf(language: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  const known = cache.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  });
  cache.set(key, format);
  return format;
}

/** `10–20 مايو 2025`: the days from an instant up to, and not with, another. @param start, end UTC milliseconds. */
export function daySpan(language: Language, start: number, end: number, zone: string): string {
  const span = daysOf(language, zone).formatRange(start, Math.max(start, lastMoment(end)));
  // Some browsers do so themselves; what the server painted must be what they would.
  return span.replaceAll('\u2009', ' ');
}

/** `20 مايو 2025`: the last day that ends before an instant, or holds it. @param end UTC milliseconds, no longer part of it. */
export function lastDay(language: Language, end: number, zone: string): string {
  return daysOf(language, zone).format(lastMoment(end));
}

const lastMoment = (end: number) => end - 1;
