import Plus from '@lucide/icons/icons/plus';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import type { Submission } from '../../../../domain/contract.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { countByStatus, submissionStatuses } from '../../../../domain/submissionStanding.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { CardShapes } from '../../../components/CardShapes/CardShapes.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { LoadingNews } from '../../../components/LoadingNews/LoadingNews.tsx';
import { Reference } from '../../../components/Reference/Reference.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StatTile, StatTiles } from '../../../components/StatTile/StatTile.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import type { mySubmissionsMachine } from '../../../machines/mySubmissions/mySubmissionsMachine.ts';
import { CandidateShell, type ShellProps } from '../CandidateShell/CandidateShell.tsx';
import { prefetchConfirmDialog } from '../entry/LazyConfirmDialog.tsx';
import { SessionEnded } from '../entry/SessionEnded.tsx';
import { SubmissionList } from './SubmissionList.tsx';

export type SubmissionsPageProps = ShellProps & { mySubmissions: typeof mySubmissionsMachine };

/** The candidate's entries; a login leads here (specification section 2 "My submissions"). */
export function SubmissionsPage({ mySubmissions, ...shell }: SubmissionsPageProps) {
  const { t } = useTranslation(['entries', 'account']);
  const [snapshot, send] = useMachine(mySubmissions);
  const lingering = useLingering(snapshot.matches('loading'));
  const { submissions, removed, sentence, reference } = snapshot.context;
  // A removed card still counts as an entry.
  const all = [...submissions, ...removed.map(({ submission }) => submission)];
  const isThere = snapshot.matches('list') || snapshot.matches('empty');
  const isFailed = snapshot.matches('failed') || snapshot.matches('unauthenticated');
  const isDashboard = shell.path === accountPaths.dashboard;
  useDocumentTitle(t(isDashboard ? 'account:dashboard.pageTitle' : 'submissions.pageTitle'));
  useEffect(() => {
    if (isThere) prefetchConfirmDialog();
  }, [isThere]);
  return (
    <CandidateShell
      {...shell}
      title={t('submissions.title')}
      lead={t('submissions.lead')}
      action={
        <Button
          variant="secondary"
          size="lg"
          href={pagePaths.events}
          iconStart={<Icon of={Plus} size="sm" />}
        >
          {t('submissions.add')}
        </Button>
      }
    >
      {!isFailed && <SubmissionStats submissions={lingering ? undefined : all} />}
      {lingering && <LoadingNews retry={snapshot.context.retry} />}
      {lingering && <CardShapes kind="submissions" count={2} label={t('submissions.loading')} />}
      {!lingering && isThere && <SubmissionList snapshot={snapshot} send={send} />}
      {!lingering && snapshot.matches('failed') && (
        <RetryPanel
          message={sentence === null ? t('submissions.failed') : <bdi>{sentence}</bdi>}
          onRetry={() => send({ type: 'retry.requested' })}
        >
          {reference === null ? undefined : <Reference id={reference} />}
        </RetryPanel>
      )}
      {!lingering && snapshot.matches('unauthenticated') && <SessionEnded send={send} />}
    </CandidateShell>
  );
}

type SubmissionStatsProps = {
  /** Undefined while loading. */
  submissions: readonly Submission[] | undefined;
};

/** Number of entries by status (decision D22). */
function SubmissionStats({ submissions }: SubmissionStatsProps) {
  const { t } = useTranslation('entries');
  const counts = submissions && countByStatus(submissions);
  return (
    <StatTiles label={t('submissions.stats')}>
      {submissionStatuses.map((status) => (
        <StatTile key={status} label={t(`status.${status}`)} value={counts?.[status]} />
      ))}
    </StatTiles>
  );
}
