import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';

/** `نحو 71.58 دولارًا أمريكيًا`, `about US$71.58`: an amount in dollars, which is never what is charged. */
export function useDollars(): (dollars: number) => string {
  const { t } = useTranslation('pay');
  const format = useFormat();
  // The noun follows the whole dollars: nobody reads the cents into its form.
  return (dollars) => t('summary.usd', { count: Math.floor(dollars), amount: format.decimal2(dollars) });
}
