import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatsOf, type Formats } from './format.ts';
import { languageOf } from './useLanguage.ts';
import { deadlineText, durationText, timeText } from './wordedFormat.ts';

export type WordedFormats = Formats & {
  baisa: (amount: number) => string;
  duration: (milliseconds: number) => string;
  timeOfDay: (instant: number) => string;
  deadline: (instant: number) => string;
};

/** Formats of the language of the page. Instants are UTC milliseconds and are shown in Muscat. */
export function useFormat(): WordedFormats {
  const { t, i18n } = useTranslation('common');
  const language = languageOf(i18n);
  return useMemo(
    () => ({
      ...formatsOf(language),
      baisa: (amount) => t('baisa', { count: amount }),
      duration: (milliseconds) => durationText(t, language, milliseconds),
      timeOfDay: (instant) => timeText(t, language, instant),
      deadline: (instant) => deadlineText(t, language, instant),
    }),
    [t, language],
  );
}
