import { describe, expect, it } from 'vitest';
import { DEFAULT_ZONE } from '../../domain/defaultZone.ts';
import { bundledI18n } from './bundledI18n.ts';
import { deadlineText, durationText, timeText } from './wordedFormat.ts';

const words = { ar: bundledI18n('ar').t, en: bundledI18n('en').t };
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const spans = [
  -5,
  0,
  999,
  second,
  59 * second,
  minute,
  minute + 2 * second,
  hour + 3 * second,
  2 * day + 11 * hour + 45 * minute,
  3 * day,
];

describe('durations', () => {
  it('join at most two parts in Arabic, in the case that follows بعد', () => {
    expect(spans.map((span) => durationText(words.ar, 'ar', span))).toEqual([
      '0 ثانية',
      '0 ثانية',
      '0 ثانية',
      'ثانية واحدة',
      '59 ثانية',
      'دقيقة واحدة',
      'دقيقة واحدة وثانيتين',
      'ساعة واحدة',
      'يومين و11 ساعة',
      '3 أيام',
    ]);
  });

  it('join at most two parts in English', () => {
    expect(spans.map((span) => durationText(words.en, 'en', span))).toEqual([
      '0 seconds',
      '0 seconds',
      '0 seconds',
      '1 second',
      '59 seconds',
      '1 minute',
      '1 minute and 2 seconds',
      '1 hour',
      '2 days and 11 hours',
      '3 days',
    ]);
  });
});

describe('times of day', () => {
  const midnight = Date.UTC(2025, 6, 22, 20);

  it('write midnight as a word, with a clock that does not break over a line', () => {
    expect(timeText(words.ar, 'ar', midnight, DEFAULT_ZONE)).toBe('منتصف الليل (12:00\u00a0ص)');
    expect(timeText(words.en, 'en', midnight, DEFAULT_ZONE)).toBe('midnight (12AM)');
  });

  it('name the zone of a deadline', () => {
    expect(deadlineText(words.ar, 'ar', midnight, DEFAULT_ZONE)).toBe(
      '23 يوليو 2025، منتصف الليل (12:00\u00a0ص) بتوقيت مسقط',
    );
    expect(deadlineText(words.en, 'en', midnight - hour, DEFAULT_ZONE)).toBe(
      'Jul 22, 2025, 11:00\u00a0PM, Muscat time',
    );
  });

  it('are times of the given zone, in summer as in winter', () => {
    const at = (utcHour: number, month: number) => Date.UTC(2025, month, 10, utcHour);
    const said = (instant: number, zone: string) => deadlineText(words.en, 'en', instant, zone);
    expect(said(at(21, 6), 'Africa/Cairo')).toBe('Jul 11, 2025, midnight (12AM), Egypt Time');
    expect(said(at(22, 11), 'Africa/Cairo')).toBe('Dec 11, 2025, midnight (12AM), Egypt Time');
    expect(said(at(21, 6), 'Europe/Berlin')).toBe('Jul 10, 2025, 11:00\u00a0PM, Germany Time');
    expect(deadlineText(words.ar, 'ar', at(20, 6), 'Africa/Cairo')).toContain('بتوقيت مصر');
  });
});
