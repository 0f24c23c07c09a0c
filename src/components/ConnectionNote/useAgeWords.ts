import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';

const MINUTE = 60_000;

/** Age of the numbers in whole minutes, so that seconds are not announced; undefined without an age. */
export function useAgeWords(ageMs: number | undefined): string | undefined {
  const { t } = useTranslation('vote');
  const format = useFormat();
  if (ageMs === undefined) return undefined;
  if (ageMs < MINUTE) return t('link.ageNow');
  return t('link.age', { duration: format.duration(Math.floor(ageMs / MINUTE) * MINUTE) });
}
