import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryFee, Withdrawal } from '../../../../domain/contract.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import * as styles from './SubmissionDetailsPage.css.ts';

type Props = {
  withdrawal: Withdrawal;
  fee: EntryFee | null;
  /** The candidate withdrew it just now: the focus moves here, since the button is gone. */
  isNew: boolean;
  /** What can still be done. */
  children?: ReactNode;
};

/** When an entry was withdrawn, until when that can be undone, and what becomes of a paid fee. */
export function WithdrawnNote({
  withdrawal: { withdrawn_at: at, undo_until: until },
  fee,
  isNew,
  children,
}: Props) {
  const { t } = useTranslation('entries');
  const { deadline, money } = useFormat();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      <Note title={at === null ? t('status.withdrawn') : t('withdrawal.since', { at: deadline(at) })}>
        {until !== null && <p>{t('withdrawal.undoUntil', { until: deadline(until) })}</p>}
        {children !== undefined && <p>{children}</p>}
        {fee?.state === 'paid' && <p>{t('withdrawal.feeKept', { amount: money(fee.amount_baisa) })}</p>}
      </Note>
    </div>
  );
}
