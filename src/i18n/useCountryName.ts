import { useTranslation } from 'react-i18next';

/** What countries are called, by their id; undefined for an id that is none. */
export function useCountryName(): (id: number) => string | undefined {
  const { t } = useTranslation('common');
  const names: Partial<Record<string, string>> = t('country', { returnObjects: true });
  return (id) => names[id];
}
