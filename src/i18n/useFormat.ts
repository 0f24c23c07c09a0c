import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatsOf, type Formats } from './format.ts';
import { languageOf } from './useLanguage.ts';
import { useEventZone } from './eventZone.ts';
import { deadlineText, durationText, timeText, zoneText } from './wordedFormat.ts';

export type WordedFormats = Formats & {
  baisa: (amount: number) => string;
  duration: (milliseconds: number) => string;
  /** Time left in whole minutes, at least one. */
  timeLeft: (milliseconds: number) => string;
  timeOfDay: (instant: number) => string;
  deadline: (instant: number) => string;
  /** `Muscat time`. */
  zone: (instant: number) => string;
};

const MINUTE = 60_000;

/**
 * Formats in the page's language and the event's time zone. Times are UTC milliseconds.
 * @param eventZone the event's zone, on a page of no event or of several
 */
export function useFormat(eventZone?: string): WordedFormats {
  const pageZone = useEventZone();
  const zone = eventZone ?? pageZone;
  const { t, i18n } = useTranslation('common');
  const language = languageOf(i18n);
  return useMemo(
    () => ({
      ...formatsOf(language, zone),
      baisa: (amount) => t('baisa', { count: amount }),
      duration: (milliseconds) => durationText(t, language, milliseconds),
      timeLeft: (milliseconds) =>
        durationText(t, language, Math.max(1, Math.ceil(milliseconds / MINUTE)) * MINUTE),
      timeOfDay: (instant) => timeText(t, language, instant, zone),
      deadline: (instant) => deadlineText(t, language, instant, zone),
      zone: (instant) => zoneText(t, language, instant, zone),
    }),
    [t, language, zone],
  );
}
