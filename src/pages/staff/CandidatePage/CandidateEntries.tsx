import { useTranslation } from 'react-i18next';
import type { CandidateEntry } from '../../../../domain/staff/staffContract.ts';
import { type DataColumn, DataMinor, DataTable } from '../../../components/DataTable/DataTable.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import * as browse from '../BrowsePage/BrowsePage.css.ts';
import { codeOf, type EntryWords } from '../EntriesPage/useEntryWords.tsx';

type Props = { entries: readonly CandidateEntry[]; hrefOf: (id: string) => string; words: EntryWords };

/** The entries of a candidate, each with the way to its page. */
export function CandidateEntries({ entries, hrefOf, words }: Props) {
  const { t } = useTranslation(['staffCandidate', 'staffEntries']);
  const roundOf = ({ last_round: last }: CandidateEntry) =>
    last === null ? (
      t('noRound')
    ) : (
      <>
        <bdi>{words.named(last.round)}</bdi> <Tag>{t(`staffEntries:result.${last.result}`)}</Tag>
      </>
    );
  const competitionOf = (entry: CandidateEntry) => (
    <>
      <a href={hrefOf(entry.id)} className={browse.link}>
        <bdi>{words.named(entry.competition)}</bdi>
      </a>
      <DataMinor>
        <bdi>{words.named(entry.event)}</bdi> {entry.code !== null && codeOf(entry.code)}
      </DataMinor>
      <DataMinor>{words.day(entry.registered_at)}</DataMinor>
      <DataMinor>{roundOf(entry)}</DataMinor>
    </>
  );
  const stateOf = (entry: CandidateEntry) => (
    <>
      {words.state(entry, entry.replacement)}
      {entry.withdrawn_at !== null && <DataMinor>{words.moment(entry.withdrawn_at)}</DataMinor>}
    </>
  );
  const columns: DataColumn<CandidateEntry>[] = [
    { label: t('staffEntries:competition'), cell: competitionOf },
    { label: t('staffEntries:column.state'), cell: stateOf },
  ];
  return <DataTable caption={t('entries')} columns={columns} rows={entries} keyOf={({ id }) => id} />;
}
