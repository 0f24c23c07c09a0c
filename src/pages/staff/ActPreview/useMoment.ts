import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';

/** Says an instant (UTC ms) with its date and its zone. @param zone of the event, on a page of no event */
export function useMoment(zone?: string): (at: number) => string {
  const { t } = useTranslation('staffVoted');
  const format = useFormat(zone);
  return (at) => t('moment', { date: format.date(at), time: format.timeOfDay(at), zone: format.zone(at) });
}
