import { useTranslation } from 'react-i18next';
import { daySpan, lastDay } from './dateSpan.ts';
import { useEventZone } from './eventZone.ts';
import { formatsOf } from './format.ts';
import { useLanguage } from './useLanguage.ts';

type Instant = number | null;

/**
 * A date span whose dates may not be announced yet. Times are UTC ms; the end is exclusive.
 * @param eventZone the event's zone, if the page belongs to no event or to several
 */
export function useDateSpan(eventZone?: string) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const pageZone = useEventZone();
  const zone = eventZone ?? pageZone;
  const { date } = formatsOf(language, zone);
  return {
    span(start: Instant, end: Instant): string {
      if (start !== null && end !== null) return daySpan(language, start, end, zone);
      if (start !== null) return t('dates.from', { date: date(start) });
      return end === null ? t('tba') : t('dates.until', { date: lastDay(language, end, zone) });
    },
    day: (instant: Instant) => (instant === null ? t('tba') : unbroken(date(instant))),
    lastDay: (end: Instant) => (end === null ? t('tba') : unbroken(lastDay(language, end, zone))),
  };
}

/** Uses no-break spaces inside a date. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0');
