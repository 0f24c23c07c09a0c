import RotateCw from '@lucide/icons/icons/rotate-cw';
import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { overviewReading } from '../../../machines/staffReading/staffReadingMachine.ts';
import { NeedRow, type NeedPlaces } from './NeedRow.tsx';
import * as styles from './OverviewPage.css.ts';

export type OverviewPageProps = {
  overview: typeof overviewReading;
  places: NeedPlaces;
};

/** What needs the person now: worst first, each line one step from the act. */
export function OverviewPage({ overview, places }: OverviewPageProps) {
  const { t } = useTranslation('staffOverview');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(overview);
  const { data: loaded, formError } = snapshot.context;
  const isLoading = snapshot.matches('loading');
  const isFailed = snapshot.matches('failed');
  const lingering = useLingering(isLoading && !loaded);
  useDocumentTitle(t('pageTitle'), isFailed ? 'failed' : 'page');
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
      {lingering && <Skeleton kind="row" count={3} label={t('loading')} />}
      {isFailed && (
        <RetryPanel message={t('failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {loaded?.needs.length === 0 && <EmptyState title={t('empty')}>{t('emptyMore')}</EmptyState>}
      {loaded && loaded.needs.length > 0 && (
        <ol className={styles.list} aria-label={t('list')}>
          {loaded.needs.map((need) => (
            <NeedRow
              key={`${need.code} ${need.competition?.id} ${need.at}`}
              need={need}
              now={loaded.at}
              places={places}
            />
          ))}
        </ol>
      )}
    </StaffPage>
  );
}
