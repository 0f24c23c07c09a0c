import { useTranslation } from 'react-i18next';
import type { EntryFee } from '../../../domain/contract.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { deadlineText } from '../../i18n/wordedFormat.ts';

/** Sentences about the fee of an entry, for its card and its page. @param zone of the event */
export function useFeeWords(zone: string) {
  const { t } = useTranslation('entries');
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  const format = useFormat();
  const amountOf = (fee: EntryFee) => format.money(fee.amount_baisa);
  return {
    /** What the fee costs and until when, or what became of it. */
    standing(fee: EntryFee): string {
      const amount = amountOf(fee);
      if (fee.state !== 'due') return t(`fee.${fee.state}`, { amount });
      if (fee.due_at === null) return t('fee.dueOpen', { amount });
      return t('fee.due', { amount, due: deadlineText(common, language, fee.due_at, zone) });
    },
    pay: (fee: EntryFee) => t('fee.pay', { amount: amountOf(fee) }),
  };
}
