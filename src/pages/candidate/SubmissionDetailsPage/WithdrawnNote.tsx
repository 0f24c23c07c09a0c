import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryFee, Withdrawal } from '../../../../domain/contract.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';

type Props = {
  withdrawal: Withdrawal;
  fee: EntryFee | null;
  /** What can still be done. */
  children?: ReactNode;
};

/** When an entry was withdrawn, until when that can be undone, and what becomes of a paid fee. */
export function WithdrawnNote({ withdrawal: { withdrawn_at: at, undo_until: until }, fee, children }: Props) {
  const { t } = useTranslation('entries');
  const { deadline, money } = useFormat();
  return (
    <Note title={at === null ? t('status.withdrawn') : t('withdrawal.since', { at: deadline(at) })}>
      {until !== null && <p>{t('withdrawal.undoUntil', { until: deadline(until) })}</p>}
      {children !== undefined && <p>{children}</p>}
      {fee?.state === 'paid' && <p>{t('withdrawal.feeKept', { amount: money(fee.amount_baisa) })}</p>}
    </Note>
  );
}
