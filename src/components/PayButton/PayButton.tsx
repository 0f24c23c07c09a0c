import Clock from '@lucide/icons/icons/clock';
import { useTranslation } from 'react-i18next';
import { ORDER_PAYMENT_MS } from '../../../domain/delays.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PayButton.css.ts';

export type PayButtonProps = {
  /** What the order is for. */
  about?: 'vote' | 'fee' | undefined;
  /** The quote's total; undefined while unknown, and then nothing can be paid. */
  baisa: number | undefined;
  onPay: () => void;
  /** A payment is in progress: clicks do nothing. */
  busy?: boolean;
};

/** Pays the amount that it names. */
export function PayButton({ about = 'vote', baisa, onPay, busy = false }: PayButtonProps) {
  const { t } = useTranslation('pay');
  const format = useFormat();
  const unknown = baisa === undefined;
  return (
    <div className={styles.pay}>
      <Button
        size="lg"
        full
        onClick={onPay}
        busy={busy ? t('pay.busy') : undefined}
        disabledReason={unknown && !busy ? t('summary.loading') : undefined}
      >
        {unknown ? t('pay.title') : t('pay.button', { amount: format.money(baisa) })}
      </Button>
      <p className={styles.deadline}>
        <span className={styles.icon}>
          <Icon of={Clock} size="sm" />
        </span>
        {t(about === 'fee' ? 'fee.deadline' : 'summary.deadline', {
          duration: format.duration(ORDER_PAYMENT_MS),
        })}
      </p>
    </div>
  );
}
