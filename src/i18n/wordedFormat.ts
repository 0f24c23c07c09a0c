import type { TFunction } from 'i18next';
import { DEFAULT_ZONE } from '../../domain/defaultZone.ts';
import { formatsOf } from './format.ts';
import type { Language } from './language.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const units = [
  ['duration.day', day],
  ['duration.hour', hour],
  ['duration.minute', minute],
  ['duration.second', second],
] as const;

type Words = TFunction;

/**
 * `يومين و11 ساعة`, `2 days and 11 hours`: at most two parts; a smaller part of zero is left out.
 * @param milliseconds values below one second, also negative ones, give zero seconds.
 */
export function durationText(words: Words, language: Language, milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const first = units.findIndex(([, size]) => left >= size);
  if (first < 0) return words('duration.second', { count: 0 });
  let rest = left;
  const parts = units.slice(first, first + 2).flatMap(([key, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? [] : [words(key, { count })];
  });
  return formatsOf(language).list(parts);
}

/** A time of day in a zone; midnight also in words. @param instant UTC milliseconds. */
export function timeText(words: Words, language: Language, instant: number, zone: string): string {
  const formats = formatsOf(language, zone);
  return formats.isMidnight(instant) ? words('midnight') : formats.time(instant);
}

/** `23 يوليو 2025، منتصف الليل (12:00 ص) بتوقيت مسقط`. @param instant UTC milliseconds. */
export function deadlineText(words: Words, language: Language, instant: number, zone: string): string {
  const date = formatsOf(language, zone).date(instant);
  const time = timeText(words, language, instant, zone);
  return words('deadline', { date, time, zone: zoneText(words, language, instant, zone) });
}

/** `بتوقيت مسقط`, `Egypt Time`. @param instant UTC milliseconds. */
export function zoneText(words: Words, language: Language, instant: number, zone: string): string {
  if (zone === DEFAULT_ZONE) return words('zone.default');
  return words('zone.other', { name: formatsOf(language, zone).zoneName(instant) });
}
