import { useTranslation } from 'react-i18next';
import type { StaffEntryRow } from '../../../../domain/staff/staffContract.ts';
import { type DataColumn, DataMinor, DataTable } from '../../../components/DataTable/DataTable.tsx';
import * as styles from '../BrowsePage/BrowsePage.css.ts';
import { codeOf, useEntryWords } from './useEntryWords.tsx';

type Props = {
  entries: readonly StaffEntryRow[];
  hrefOf: (id: string) => string;
  /** Other entries are on their way. */
  busy: boolean;
};

/** Entries, each with the way to its page. */
export function EntriesTable({ entries, hrefOf, busy }: Props) {
  const { t } = useTranslation('staffEntries');
  const words = useEntryWords();
  const codeIn = ({ code }: StaffEntryRow) => (code === null ? t('noCode') : codeOf(code));
  const competitionIn = ({ competition }: StaffEntryRow) => <bdi>{words.named(competition)}</bdi>;
  const nameOf = (entry: StaffEntryRow) => (
    <>
      <a href={hrefOf(entry.id)} className={styles.link}>
        <bdi>{words.name(entry)}</bdi>
      </a>
      <DataMinor narrow>
        <bdi>{words.named(entry.competition)}</bdi>
        <br />
        {words.moment(entry.registered_at)}
      </DataMinor>
    </>
  );
  const columns: DataColumn<StaffEntryRow>[] = [
    { label: t('column.name'), cell: nameOf },
    { label: t('column.code'), roomy: true, cell: codeIn },
    { label: t('competition'), roomy: true, cell: competitionIn },
    { label: t('column.state'), cell: (entry) => words.state(entry, entry.replacement) },
    { label: t('column.time'), roomy: true, cell: ({ registered_at }) => words.moment(registered_at) },
  ];
  return (
    <DataTable caption={t('title')} columns={columns} rows={entries} keyOf={({ id }) => id} busy={busy} />
  );
}
