import { useTranslation } from 'react-i18next';
import { submissionPaths } from '../../../../domain/submissionPaths.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LevelMeter } from '../../../components/LevelMeter/LevelMeter.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import * as styles from './EntryFrame.css.ts';
import type { EntryState } from './entryState.ts';
import { SessionEnded } from './SessionEnded.tsx';

type Props = {
  at: EntryState['at'];
  /** What the server said; null where it said nothing. */
  sentence: string | null;
  send: (event: { type: 'retry.requested' | 'login.requested' | 'notice.closed' }) => void;
};

/** An entry that is on its way, or that did not come. */
export function EntryWaiting({ at, sentence, send }: Props) {
  const { t } = useTranslation('entries');
  if (at === 'unauthenticated') return <SessionEnded send={send} />;
  if (at === 'failed')
    return (
      <RetryPanel
        message={sentence === null ? t('viewer.failed') : <bdi>{sentence}</bdi>}
        onRetry={() => send({ type: 'retry.requested' })}
      />
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
