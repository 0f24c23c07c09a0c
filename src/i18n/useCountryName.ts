import { useTranslation } from 'react-i18next';

/** Name of a country by id; undefined for an unknown id. */
export function useCountryName(): (id: number) => string | undefined {
  const { t } = useTranslation('common');
  const names: Partial<Record<string, string>> = t('country', { returnObjects: true });
  return (id) => names[id];
}
