import CircleCheck from '@lucide/icons/icons/circle-check';
import Clock from '@lucide/icons/icons/clock';
import ScanSearch from '@lucide/icons/icons/scan-search';
import Undo from '@lucide/icons/icons/undo-2';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '../../../domain/contract.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './VoteReceipt.css.ts';

const icons = { counted: CircleCheck, pending: Clock, quarantined: ScanSearch, refunded: Undo };

/** The status of the votes, and what it means. */
export function ReceiptStatus({ status, refund, standing }: Pick<Receipt, 'status' | 'refund' | 'standing'>) {
  const { t } = useTranslation('receipt');
  const words = status === 'refunded' && refund === 'due' ? 'refundDue' : status;
  const explanation = status === 'counted' && standing ? 'leftOut' : words;
  return (
    <div className={styles.status[status]}>
      <p className={styles.statusName}>
        <Icon of={icons[status]} />
        {t(`receipt.status.${words}`)}
      </p>
      <p className={styles.explanation}>{t(`receipt.explain.${explanation}`)}</p>
    </div>
  );
}
