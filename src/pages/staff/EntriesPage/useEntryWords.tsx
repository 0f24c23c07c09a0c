import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { StaffEntryRow } from '../../../../domain/staff/staffContract.ts';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from '../BrowsePage/BrowsePage.css.ts';

type State = Pick<StaffEntryRow, 'status' | 'standing'>;
type Replacement = StaffEntryRow['replacement'];

/** Words of an entry. @param zone the event's zone, where the page is of one event */
export function useEntryWords(zone?: string) {
  const { t } = useTranslation('staffEntries');
  const language = useLanguage();
  const { date, timeOfDay, zone: zoneAt, money, duration } = useFormat(zone);
  const at = (instant: number) => ({ date: date(instant), time: timeOfDay(instant) });
  return {
    at,
    day: (instant: number) => (
      <time dateTime={new Date(instant).toISOString()} className={styles.figure}>
        {date(instant)}
      </time>
    ),
    moment: (instant: number) => (
      <time dateTime={new Date(instant).toISOString()} className={styles.figure}>
        {t('moment', at(instant))}
      </time>
    ),
    zone: zoneAt,
    money,
    duration,
    name: (entry: Pick<StaffEntryRow, 'full_name' | 'full_name_ar' | 'full_name_en'>) =>
      localized(entry, 'full_name', language),
    named: (named: { name_ar: string | null; name_en: string | null }) => localized(named, 'name', language),
    state: ({ status, standing }: State, replacement: Replacement) => (
      <span className={styles.states}>
        <StatusBadge status={status} standing={standing} />
        {replacement !== null && replacement !== 'rejected' && <Tag tone="info">{t('replacement')}</Tag>}
      </span>
    ),
  };
}

export type EntryWords = ReturnType<typeof useEntryWords>;

/** A code, an id or a contact, which reads from left to right. */
export const codeOf = (text: string) => (
  <bdi dir="ltr" className={styles.figure}>
    {text}
  </bdi>
);
