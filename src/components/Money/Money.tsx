import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { numberBox } from '../../theme/layout.css.ts';
import * as styles from './Money.css.ts';

export type MoneyProps = {
  /** Negative for a reduction. */
  baisa: number;
  /** The final amount: larger and heavier. */
  total?: boolean;
};

/** An amount with its currency set apart; always three decimals. Inside a sentence use `format.money`. */
export function Money({ baisa, total = false }: MoneyProps) {
  const { t } = useTranslation('pay');
  const format = useFormat();
  const arabic = useLanguage() === 'ar';
  const sign = baisa < 0 ? '−' : '';
  const currency = t('summary.currency');
  return (
    <span className={`${styles.money} ${baisa < 0 ? styles.saved : ''}`}>
      {!arabic && `${currency} `}
      <span className={`${total ? styles.total : styles.amount} ${numberBox}`}>
        {sign}
        {format.decimal3(Math.abs(baisa) / 1000)}
      </span>
      {arabic && ` ${currency}`}
    </span>
  );
}
