import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditLine } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { ColumnChoice, type HiddenColumns } from '../../../components/ColumnChoice/ColumnChoice.tsx';
import { type DataColumn, DataMinor, DataTable } from '../../../components/DataTable/DataTable.tsx';
import { AuditDetails } from './AuditDetails.tsx';
import * as styles from './AuditPage.css.ts';
import type { AuditWords } from './useAuditWords.tsx';

type Props = {
  lines: readonly AuditLine[];
  words: AuditWords;
  columns: HiddenColumns;
  /** Other lines are on their way. */
  busy: boolean;
  /** When the lines were loaded (UTC ms). */
  loadedAt: number;
  more: 'offered' | 'loading' | 'failed' | 'none';
  onMore: () => void;
  onFilter: (filter: { actor: string } | { subject: string }) => void;
};

/** Lines of the audit, how many there are, as of when, and the way to more. */
export function AuditTable(props: Props) {
  const { lines, words, columns: hiding, busy, loadedAt, more, onMore, onFilter } = props;
  const { t } = useTranslation('staffAudit');
  const columns: (DataColumn<AuditLine> & { key?: string })[] = [
    { key: 'time', label: t('time'), roomy: true, cell: ({ at }) => timeOf(at, words) },
    { label: t('action'), cell: (line) => actionOf(line, words) },
    { key: 'actor', label: t('actor'), roomy: true, cell: ({ actor }) => actorOf(actor, words) },
    { key: 'subject', label: t('subject'), roomy: true, cell: subjectOf },
  ];
  const detailsOf = (line: AuditLine) => createElement(AuditDetails, { line, words, onFilter });
  return (
    <div className={styles.lines}>
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
      <div className={styles.foot}>
        {(more === 'offered' || more === 'loading') && (
          <Button
            variant="secondary"
            busy={more === 'loading' ? t('loadingMore') : undefined}
            onClick={onMore}
          >
            {t('more')}
          </Button>
        )}
        <p className={styles.quiet}>
          {t('shown', { count: lines.length })} {more === 'none' && t('end')}{' '}
          {t('asOf', { ...words.at(loadedAt), zone: words.zone(loadedAt) })}
        </p>
      </div>
    </div>
  );
}

const timeOf = (at: number, words: AuditWords) => (
  <time dateTime={new Date(at).toISOString()} className={styles.moment}>
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
