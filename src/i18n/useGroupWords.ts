import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const written = ['1', '2', '3', '4', '5'] as const;

export type GroupWords = {
  /** `الثالثة` in Arabic, `3` in English; a number if there is no word. */
  ordinal: (group: number) => string;
  /** `المجموعة الثالثة`, `Group 3`. */
  name: (group: number) => string;
  /** `الثالثة`, `Group 3`: for narrow places below a heading. */
  short: (group: number) => string;
};

/** Names of groups by number. */
export function useGroupWords(): GroupWords {
  const { t } = useTranslation('vote');
  return useMemo(() => {
    const ordinal = (group: number) => {
      const word = written[group - 1];
      return word ? t(`group.ordinal.${word}`) : String(group);
    };
    return {
      ordinal,
      name: (group) => t('group.name', { group: ordinal(group) }),
      short: (group) => t('group.short', { group: ordinal(group) }),
    };
  }, [t]);
}
