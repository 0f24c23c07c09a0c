import { useTranslation } from 'react-i18next';
import { daySpan, lastDay } from './dateSpan.ts';
import { useFormat } from './useFormat.ts';
import { useLanguage } from './useLanguage.ts';

type Instant = number | null;

/** The days of something whose dates may still be to be announced. Instants are UTC ms; an end is no longer part of it. */
export function useDateSpan() {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { date } = useFormat();
  return {
    span(start: Instant, end: Instant): string {
      if (start !== null && end !== null) return daySpan(language, start, end);
      if (start !== null) return t('dates.from', { date: date(start) });
      return end === null ? t('tba') : t('dates.until', { date: lastDay(language, end) });
    },
    day: (instant: Instant) => (instant === null ? t('tba') : unbroken(date(instant))),
    lastDay: (end: Instant) => (end === null ? t('tba') : unbroken(lastDay(language, end))),
  };
}

/** A date in a sentence never ends a line in its middle. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0');
