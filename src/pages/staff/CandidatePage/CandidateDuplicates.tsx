import { useTranslation } from 'react-i18next';
import type { StaffCandidate } from '../../../../domain/staff/staffContract.ts';
import { CANDIDATE_DUPLICATES } from '../../../../domain/staff/staffLimits.ts';
import { type DataColumn, DataMinor, DataTable } from '../../../components/DataTable/DataTable.tsx';
import * as browse from '../BrowsePage/BrowsePage.css.ts';
import { codeOf, type EntryWords } from '../EntriesPage/useEntryWords.tsx';
import * as styles from '../EntryPage/EntryPage.css.ts';

type Duplicate = StaffCandidate['duplicates'][number];
type Props = {
  duplicates: readonly Duplicate[];
  candidateHrefOf: (id: string) => string;
  entryHrefOf: (id: string) => string;
  words: EntryWords;
};

/** Other candidates who are perhaps the same person, each with what says so and the entries. */
export function CandidateDuplicates({ duplicates, candidateHrefOf, entryHrefOf, words }: Props) {
  const { t } = useTranslation('staffCandidate');
  const nameOf = (duplicate: Duplicate) => (
    <>
      <a href={candidateHrefOf(duplicate.id)} className={browse.link}>
        <bdi>{words.name(duplicate)}</bdi>
      </a>
      {duplicate.why.map((mark) => (
        <DataMinor key={mark}>{t(`duplicate.${mark}`)}</DataMinor>
      ))}
    </>
  );
  const entriesOf = ({ entries }: Duplicate) => (
    <ul className={styles.rounds}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a href={entryHrefOf(entry.id)} className={browse.link}>
            <bdi>{words.named(entry.competition)}</bdi>
          </a>{' '}
          {entry.code !== null && codeOf(entry.code)} {words.state(entry, null)}
        </li>
      ))}
    </ul>
  );
  const columns: DataColumn<Duplicate>[] = [
    { label: t('pageTitle'), cell: nameOf },
    { label: t('entries'), cell: entriesOf },
  ];
  return (
    <>
      <DataTable caption={t('duplicates')} columns={columns} rows={duplicates} keyOf={({ id }) => id} />
      {duplicates.length === CANDIDATE_DUPLICATES && <p className={styles.quiet}>{t('duplicatesEnd')}</p>}
    </>
  );
}
