import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { EntryFilters } from '../../../../domain/staff/entryAddress.ts';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { bulkJobMachine } from '../../../machines/bulkJob/bulkJobMachine.ts';
import { BackLink } from '../RecordForm/BackLink.tsx';
import * as styles from './BulkJob.css.ts';
import { ChoicePanel } from './ChoicePanel.tsx';
import { JobPanel } from './JobPanel.tsx';
import { LastJobs } from './LastJobs.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';

export type BulkJobPageProps = {
  bulk: typeof bulkJobMachine;
  /** They name a competition. */
  filters: EntryFilters;
  /** The list with these filters. */
  backHref: string;
};

/** Acts on all entries of a competition that the filters of the list let through (decision D244). */
export function BulkJobPage({ bulk, filters, backHref }: BulkJobPageProps) {
  const { t } = useTranslation('staffBulk');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(bulk, { input: filters });
  const { context } = snapshot;
  const { desk, previewed, job, formError } = context;
  const lingering = useLingering(snapshot.matches('loading'));
  const isFailed = snapshot.matches('failed');
  const isChoosing = snapshot.matches('choosing') || snapshot.matches('previewing');
  const isSeen = snapshot.matches('previewed');
  const isStarting = snapshot.matches('starting');
  const isUnsure = snapshot.matches('unsure');
  useDocumentTitle(t('pageTitle'), isFailed ? 'failed' : 'page');
  const hasRounds = desk !== null && desk.rounds.length > 0;
  return (
    <StaffPage title={t('title')} lead={t('lead')} action={<BackLink href={backHref} label={t('back')} />}>
      <div className={styles.page}>
        {lingering && <Skeleton kind="row" count={3} label={t('loading')} />}
        {isFailed && (
          <RetryPanel message={t('failed')} onRetry={() => send({ type: 'retry.requested' })}>
            {formError && words.formError(formError)}
          </RetryPanel>
        )}
        {isChoosing && !hasRounds && <EmptyState title={t('noRound')}>{t('noRoundText')}</EmptyState>}
        {(isChoosing || isSeen) && hasRounds && (
          <ChoicePanel
            context={context}
            desk={desk}
            isBusy={snapshot.matches('previewing')}
            isSeen={isSeen}
            send={send}
          />
        )}
        {previewed && (isSeen || isStarting || isUnsure) && (
          <PreviewPanel
            context={context}
            previewed={previewed}
            isStarting={isStarting}
            isUnsure={isUnsure}
            send={send}
          />
        )}
        {job && (
          <JobPanel
            context={context}
            job={job}
            isChanging={snapshot.matches('changing')}
            isOver={snapshot.matches('over')}
            zone={desk?.zone}
            send={send}
          />
        )}
        {isChoosing && desk && <LastJobs desk={desk} mayOpen={snapshot.matches('choosing')} send={send} />}
      </div>
    </StaffPage>
  );
}
