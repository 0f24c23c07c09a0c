import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { StaffOrder } from '../../../../domain/staff/staffContract.ts';
import { Tag, type TagProps } from '../../../components/Tag/Tag.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as browse from '../BrowsePage/BrowsePage.css.ts';
import * as styles from './OrdersPage.css.ts';

const tones: Record<StaffOrder['state'], NonNullable<TagProps['tone']>> = {
  open: 'info',
  paid: 'success',
  refunded: 'warning',
  expired: 'quiet',
  failed: 'quiet',
};

/** Words of an order, and its numbers. @param zone the event's zone, where the page is of one event */
export function useOrderWords(zone?: string) {
  const { t } = useTranslation('staffOrders');
  const language = useLanguage();
  const { date, timeOfDay, zone: zoneAt, money } = useFormat(zone);
  const at = (instant: number) => ({ date: date(instant), time: timeOfDay(instant) });
  const moment = (instant: number) => t('moment', at(instant));
  const nameOf = ({ contestant }: StaffOrder) => contestant && localized(contestant, 'full_name', language);
  return {
    at,
    moment,
    zone: zoneAt,
    nameOf,
    competition: ({ competition }: StaffOrder) => localized(competition, 'name', language),
    bought: (order: StaffOrder) =>
      order.votes === null ? t('fee') : t('votesFor', { count: order.votes, name: nameOf(order) ?? '' }),
    amount: (baisa: number) => <bdi className={browse.figure}>{money(baisa)}</bdi>,
    state: ({ state, under_review, refund }: StaffOrder) => (
      <span className={browse.states}>
        {(state !== 'refunded' || refund === null) && <Tag tone={tones[state]}>{t(`is.${state}`)}</Tag>}
        {under_review && <Tag tone="warning">{t('review')}</Tag>}
        {refund !== null && <Tag tone={refund === 'due' ? 'warning' : 'quiet'}>{t(`refund.${refund}`)}</Tag>}
      </span>
    ),
    payer: ({ payer: { email, phone } }: StaffOrder) =>
      email === null && phone === null ? (
        <span className={styles.quiet}>{t('noContact')}</span>
      ) : (
        <span className={styles.payer}>{[email, phone].map((each) => each !== null && codeOf(each))}</span>
      ),
  };
}

export type OrderWords = ReturnType<typeof useOrderWords>;

/** A number or contact, which reads from left to right. */
export const codeOf = (text: string) => (
  <bdi key={text} dir="ltr" className={styles.code}>
    {text}
  </bdi>
);
