import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';

/**
 * `نحو 71.58 دولارًا أمريكيًا`, `about US$71.58`: an approximate amount in dollars, never the amount charged.
 */
export function useDollars(): (dollars: number) => string {
  const { t } = useTranslation('pay');
  const format = useFormat();
  // The plural form follows the whole dollars, not the cents.
  return (dollars) => t('summary.usd', { count: Math.floor(dollars), amount: format.decimal2(dollars) });
}
