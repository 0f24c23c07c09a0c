import { languageTags } from '../../domain/languageTags.ts';
import type { Language } from './language.ts';

const cache = new Map<string, Intl.DateTimeFormat>();

/** The site's date format, in a time zone. */
function daysOf(language: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  const known = cache.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(languageTags[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  });
  cache.set(key, format);
  return format;
}

/** `10–20 مايو 2025`: the days of a half-open interval. @param start, end UTC milliseconds. */
export function daySpan(language: Language, start: number, end: number, zone: string): string {
  const span = daysOf(language, zone).formatRange(start, Math.max(start, lastMoment(end)));
  // Browsers differ in this space; hydration needs the server's text.
  return span.replaceAll('\u2009', ' ');
}

/** `20 مايو 2025`: the last day before `end`. @param end UTC milliseconds, exclusive. */
export function lastDay(language: Language, end: number, zone: string): string {
  return daysOf(language, zone).format(lastMoment(end));
}

const lastMoment = (end: number) => end - 1;
