import { useTranslation } from 'react-i18next';
import type { SentMessageRow } from '../../../../domain/staff/staffContract.ts';
import { useFormat } from '../../../i18n/useFormat.ts';

/** What the pages of sent messages say of one. @param at when it was read (UTC ms) */
export function useSentWords(at: number) {
  const { t } = useTranslation('staffSent');
  const { date, timeOfDay } = useFormat();
  const moment = (instant: number) => t('at', { date: date(instant), time: timeOfDay(instant) });
  const by = (name: string | null) => (name === null ? t('somebody') : t('by', { name }));
  const state = ({ undone, due_at, is_laid, delivery }: SentMessageRow): string => {
    if (undone) return t('is.undone');
    if (due_at > at) return t('is.waiting', { time: timeOfDay(due_at) });
    if (!is_laid || delivery.due > 0) return t('is.moving');
    return t(delivery.failed > 0 ? 'is.failed' : 'is.done');
  };
  return { moment, by, state };
}
