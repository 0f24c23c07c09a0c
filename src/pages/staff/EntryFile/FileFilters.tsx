import { useTranslation } from 'react-i18next';
import { type EntryFilters, entryStatuses } from '../../../../domain/staff/entryAddress.ts';
import { localized } from '../../../../domain/localized.ts';
import type { NamedCompetition } from '../../../../domain/staff/staffContract.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './EntryFile.css.ts';

type Props = { filters: EntryFilters; competition: NamedCompetition | null };

/** By what the entries of a file are filtered: as in the list from which a person comes. */
export function FileFilters({ filters, competition }: Props) {
  const { t } = useTranslation(['staffTables', 'entries', 'staffEntries']);
  const language = useLanguage();
  const status = entryStatuses.find((each) => each === filters.status);
  const named = [
    [t('staffEntries:column.state'), status && t(`entries:status.${status}`)],
    [t('staffEntries:competition'), competition && localized(competition, 'name', language)],
    [t('staffEntries:search'), filters.search],
    [t('staffEntries:twice'), filters.duplicates === '1' && t('staffEntries:perhaps')],
  ].filter((each): each is [string, string] => !!each[1]);
  if (named.length === 0) return <p className={styles.quiet}>{t('file.all')}</p>;
  return (
    <dl className={styles.facts}>
      {named.map(([label, value]) => (
        <div key={label}>
          <dt className={styles.factName}>{label}</dt>
          <dd className={styles.fact}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
