import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditLine } from '../../../../domain/staff/staffContract.ts';
import { ColumnChoice, type HiddenColumns } from '../../../components/ColumnChoice/ColumnChoice.tsx';
import { type DataColumn, DataMinor, DataTable } from '../../../components/DataTable/DataTable.tsx';
import { AuditDetails } from './AuditDetails.tsx';
import * as browse from '../BrowsePage/BrowsePage.css.ts';
import * as styles from './AuditPage.css.ts';
import type { AuditWords } from './useAuditWords.tsx';

type Props = {
  lines: readonly AuditLine[];
  words: AuditWords;
  columns: HiddenColumns;
  /** Other lines are on their way. */
  busy: boolean;
  onFilter: (filter: { actor: string } | { subject: string }) => void;
};

/** Lines of the audit, with the columns that the person chose. */
export function AuditTable({ lines, words, columns: hiding, busy, onFilter }: Props) {
  const { t } = useTranslation('staffAudit');
  const columns: (DataColumn<AuditLine> & { key?: string })[] = [
    { key: 'time', label: t('time'), roomy: true, cell: ({ at }) => timeOf(at, words) },
    { label: t('action'), cell: (line) => actionOf(line, words) },
    { key: 'actor', label: t('actor'), roomy: true, cell: ({ actor }) => actorOf(actor, words) },
    { key: 'subject', label: t('subject'), roomy: true, cell: subjectOf },
  ];
  const detailsOf = (line: AuditLine) => createElement(AuditDetails, { line, words, onFilter });
  return (
    <>
      <ColumnChoice
        {...hiding}
        columns={columns.flatMap(({ key, label }) => (key === undefined ? [] : [{ key, label }]))}
      />
      <DataTable
        caption={t('title')}
        columns={columns.filter(({ key }) => key === undefined || !hiding.hidden.includes(key))}
        rows={lines}
        keyOf={({ id }) => id}
        busy={busy}
        details={{
          label: t('details'),
          of: detailsOf,
        }}
      />
    </>
  );
}

const timeOf = (at: number, words: AuditWords) => (
  <time dateTime={new Date(at).toISOString()} className={browse.figure}>
    {words.moment(at)}
  </time>
);

const actorOf = (actor: AuditLine['actor'], words: AuditWords) => <bdi>{words.actor(actor)}</bdi>;

const actionOf = ({ action, actor, at }: AuditLine, words: AuditWords) => (
  <>
    {words.action(action)}
    <DataMinor narrow>
      {actorOf(actor, words)}
      <br />
      {timeOf(at, words)}
    </DataMinor>
  </>
);

const subjectOf = ({ subject: { id, name } }: AuditLine) =>
  name === null ? (
    <bdi dir="ltr" className={styles.id}>
      {id}
    </bdi>
  ) : (
    <bdi>{name}</bdi>
  );
