import RotateCw from '@lucide/icons/icons/rotate-cw';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { areSameFilters, type AuditFilters, noAuditFilters } from '../../../../domain/staff/auditAddress.ts';
import type { HiddenColumns } from '../../../components/ColumnChoice/ColumnChoice.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { auditBrowseMachine } from '../../../machines/auditBrowse/auditBrowseMachine.ts';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { AuditTable } from './AuditTable.tsx';
import { useAuditWords } from './useAuditWords.tsx';

export type AuditPageProps = {
  browse: typeof auditBrowseMachine;
  /** The filters in the address. */
  filters: AuditFilters;
  onFilters: (filters: AuditFilters) => void;
  /** The columns that the person hides. */
  columns: HiddenColumns;
  /** Whose lines, where the person may choose. */
  scope?: { isWhole: boolean; onWhole: (isWhole: boolean) => void } | undefined;
};

/** Who did what and when, the newest line first. */
export function AuditPage({ browse, filters, onFilters, columns, scope }: AuditPageProps) {
  const { t } = useTranslation('staffAudit');
  const errorWords = useErrorWords();
  const words = useAuditWords();
  const [snapshot, send] = useMachine(browse, { input: filters });
  useEffect(() => send({ type: 'filters.changed', filters }), [filters, send]);
  const { lines, shown, people, loadedAt, formError } = snapshot.context;
  const isLoading = snapshot.matches({ browsing: 'loading' });
  const isFailed = snapshot.matches({ browsing: 'failed' });
  const lingering = useLingering(isLoading && !lines);
  // Lines of other filters show only while those of the new ones are on their way.
  const visible =
    shown && (isLoading || areSameFilters(shown, snapshot.context.filters)) ? (lines ?? []) : null;
  useDocumentTitle(t('pageTitle'), isFailed ? 'failed' : 'page');
  const retry = () => send({ type: 'retry.requested' });
  return (
    <StaffPage
      title={t('title')}
      lead={t('lead')}
      action={
        <IconButton
          icon={RotateCw}
          label={t('refresh')}
          onClick={() => send({ type: 'refresh.requested' })}
        />
      }
    >
      <AuditFilterBar
        filters={filters}
        onFilters={onFilters}
        people={people}
        lines={lines ?? []}
        words={words}
        scope={scope}
      />
      {lingering && <Skeleton kind="row" count={6} label={t('loading')} />}
      {isFailed && (
        <RetryPanel message={t('failed')} onRetry={retry}>
          {formError && errorWords.formError(formError)}{' '}
          {visible && loadedAt !== null && t('stale', words.at(loadedAt))}
        </RetryPanel>
      )}
      {visible?.length === 0 && !isLoading && <NoLines filters={filters} />}
      {visible && visible.length > 0 && (
        <AuditTable
          lines={visible}
          words={words}
          columns={columns}
          busy={isLoading}
          loadedAt={loadedAt ?? 0}
          more={moreOf(snapshot)}
          onMore={() => send({ type: 'more.requested' })}
          onFilter={(filter) => onFilters({ ...filters, ...filter })}
        />
      )}
      {snapshot.matches({ browsing: 'moreFailed' }) && (
        <RetryPanel userStarted message={t('moreFailed')} onRetry={retry}>
          {formError && errorWords.formError(formError)}
        </RetryPanel>
      )}
    </StaffPage>
  );
}

type Snapshot = ReturnType<typeof useMachine<typeof auditBrowseMachine>>[0];

/** What stands below the lines. */
function moreOf(snapshot: Snapshot): 'offered' | 'loading' | 'failed' | 'none' {
  if (snapshot.matches({ browsing: 'loadingMore' })) return 'loading';
  if (snapshot.matches({ browsing: 'moreFailed' })) return 'failed';
  return snapshot.context.next === null ? 'none' : 'offered';
}

function NoLines({ filters }: { filters: AuditFilters }) {
  const { t } = useTranslation('staffAudit');
  return areSameFilters(filters, noAuditFilters) ? (
    <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  ) : (
    <EmptyState title={t('noMatch')}>{t('noMatchText')}</EmptyState>
  );
}
