import { useTranslation } from 'react-i18next';
import { submissionPaths } from '../../../../domain/submissionPaths.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LevelMeter } from '../../../components/LevelMeter/LevelMeter.tsx';
import { Reference } from '../../../components/Reference/Reference.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import type { FailureReport } from '../../../machines/loadFailure.ts';
import * as styles from './EntryFrame.css.ts';
import type { EntryState } from './entryState.ts';
import { SessionEnded } from './SessionEnded.tsx';

type Props = {
  at: EntryState['at'];
  failure: FailureReport;
  send: (event: { type: 'retry.requested' | 'login.requested' | 'notice.closed' }) => void;
};

/** An entry that is loading or did not load. */
export function EntryWaiting({ at, failure, send }: Props) {
  const { t } = useTranslation('entries');
  if (at === 'unauthenticated') return <SessionEnded send={send} />;
  if (at === 'failed')
    return (
      <RetryPanel
        message={failure.sentence === null ? t('viewer.failed') : <bdi>{failure.sentence}</bdi>}
        onRetry={() => send({ type: 'retry.requested' })}
      >
        {failure.reference === null ? undefined : <Reference id={failure.reference} />}
      </RetryPanel>
    );
  if (at === 'missing')
    return (
      <EmptyState
        title={t('viewer.missing')}
        action={<Button href={submissionPaths.submissions}>{t('viewer.back')}</Button>}
      >
        {t('viewer.missingText')}
      </EmptyState>
    );
  return (
    <output className={styles.loading}>
      <span className={styles.meter}>
        <LevelMeter kind="spinner" />
      </span>
      {t('viewer.loading')}
    </output>
  );
}
