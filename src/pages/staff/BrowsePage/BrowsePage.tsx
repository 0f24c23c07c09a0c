import RotateCw from '@lucide/icons/icons/rotate-cw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormError } from '../../../../domain/accountRefusals.ts';
import { areSameFilters, type Filters, isFiltered } from '../../../../domain/staff/filters.ts';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { BrowseArea } from './browseArea.ts';
import { BrowseFoot } from './BrowseFoot.tsx';
import * as styles from './BrowsePage.css.ts';

/** Where browsing stands; `rows` may be of earlier filters, `shown`, while others load. */
type Snapshot<Row> = {
  matches: (state: { browsing: 'loading' | 'failed' | 'loadingMore' | 'moreFailed' }) => boolean;
  context: {
    filters: Filters;
    shown: Filters | null;
    rows: readonly Row[] | null;
    next: string | null;
    loadedAt: number | null;
    formError: FormError | null;
  };
};

type Props<Row> = {
  area: BrowseArea;
  snapshot: Snapshot<Row>;
  send: (event: { type: 'retry.requested' | 'refresh.requested' | 'more.requested' }) => void;
  /** The bar of the filters. */
  bar: ReactNode;
  /** What else can be done with the list. */
  acts?: ReactNode;
  /** The table. `busy`: other rows are on their way. */
  children: (rows: readonly Row[], busy: boolean) => ReactNode;
};

/** A list of staff by the filters of the address, page after page. */
export function BrowsePage<Row>({ area, snapshot, send, bar, acts, children }: Props<Row>) {
  const { t } = useTranslation(area);
  const words = useErrorWords();
  const { date, timeOfDay } = useFormat();
  const { rows, filters, shown, loadedAt, formError } = snapshot.context;
  const isLoading = snapshot.matches({ browsing: 'loading' });
  const isFailed = snapshot.matches({ browsing: 'failed' });
  const lingering = useLingering(isLoading && !rows);
  // Rows of other filters show only while those of the new ones are on their way.
  const visible = shown && (isLoading || areSameFilters(shown, filters)) ? (rows ?? []) : null;
  useDocumentTitle(t('pageTitle'), isFailed ? 'failed' : 'page');
  const reason = formError && words.formError(formError);
  const retry = () => send({ type: 'retry.requested' });
  return (
    <StaffPage
      title={t('title')}
      lead={t('lead')}
      action={
        <span className={styles.acts}>
          {acts}
          <IconButton
            icon={RotateCw}
            label={t('refresh')}
            onClick={() => send({ type: 'refresh.requested' })}
          />
        </span>
      }
    >
      {bar}
      {lingering && <Skeleton kind="row" count={6} label={t('loading')} />}
      {isFailed && (
        <RetryPanel message={t('failed')} onRetry={retry}>
          {reason}{' '}
          {visible && loadedAt !== null && t('stale', { date: date(loadedAt), time: timeOfDay(loadedAt) })}
        </RetryPanel>
      )}
      {visible?.length === 0 && !isLoading && <NoRows area={area} filters={filters} />}
      {visible && visible.length > 0 && (
        <div className={styles.rows}>
          {children(visible, isLoading)}
          <BrowseFoot
            area={area}
            count={visible.length}
            loadedAt={loadedAt ?? 0}
            more={moreOf(snapshot)}
            onMore={() => send({ type: 'more.requested' })}
          />
        </div>
      )}
      {snapshot.matches({ browsing: 'moreFailed' }) && (
        <RetryPanel userStarted message={t('moreFailed')} onRetry={retry}>
          {reason}
        </RetryPanel>
      )}
    </StaffPage>
  );
}

/** What stands below the rows. */
function moreOf(snapshot: Snapshot<unknown>): 'offered' | 'loading' | 'failed' | 'none' {
  if (snapshot.matches({ browsing: 'loadingMore' })) return 'loading';
  if (snapshot.matches({ browsing: 'moreFailed' })) return 'failed';
  return snapshot.context.next === null ? 'none' : 'offered';
}

function NoRows({ area, filters }: { area: BrowseArea; filters: Filters }) {
  const { t } = useTranslation(area);
  if (area !== 'staffAudit' && area !== 'staffSent' && filters['search'] !== '')
    return <NoSearch area={area} />;
  const why = isFiltered(filters) ? 'noMatch' : 'none';
  return <EmptyState title={t(why)}>{t(`${why}Text`)}</EmptyState>;
}

function NoSearch({ area }: { area: Exclude<BrowseArea, 'staffAudit' | 'staffSent'> }) {
  const { t } = useTranslation(area);
  return <EmptyState title={t('noSearch')}>{t('noSearchText')}</EmptyState>;
}
