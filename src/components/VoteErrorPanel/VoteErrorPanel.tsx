import { useTranslation } from 'react-i18next';
import { submissionFailure } from '../../../domain/submissionFailure.ts';
import { referenceOf } from '../../../domain/errorReference.ts';
import type { AppError } from '../../../domain/errors.ts';
import { Note } from '../Note/Note.tsx';
import { Reference } from '../Reference/Reference.tsx';
import { RetryPanel } from '../RetryPanel/RetryPanel.tsx';

export type VoteErrorPanelProps = {
  /** Why placing the order failed: nothing could be paid yet. */
  error: AppError;
  /** Sends the same vote again under the same idempotency key; left out if it cannot be retried. */
  onRetry?: (() => void) | undefined;
  /** A try is running. */
  retrying?: boolean;
  /** The next try starts automatically after a wait. */
  waiting?: boolean;
  /** The current or next try, and the limit. */
  attempt?: { number: number; limit: number } | undefined;
  /** The visitor pressed Pay: the retry button takes the focus. */
  userStarted?: boolean;
  /** A manual retry failed as well. */
  retryFailed?: boolean;
};

/**
 * A vote that was not accepted: one sentence for each kind of failure, and a retry button that counts the
 * tries.
 */
export function VoteErrorPanel(props: VoteErrorPanelProps) {
  const { error, onRetry, retrying = false, waiting = false, attempt, userStarted = false } = props;
  const { t } = useTranslation(['pay', 'common']);
  const message = t(`submission.${submissionFailure(error)}`);
  const more = (
    <>
      {props.retryFailed && <p>{t('common:retry.failed')}</p>}
      <p>{t('submission.noCharge')}</p>
      {waiting && <p>{t('retry.waiting')}</p>}
      <Reference id={referenceOf(error)} />
    </>
  );
  if (!onRetry) {
    return (
      <div role="alert">
        <Note kind="error" title={message}>
          {more}
        </Note>
      </div>
    );
  }
  return (
    <RetryPanel
      message={message}
      onRetry={onRetry}
      retrying={retrying}
      userStarted={userStarted}
      {...(attempt && { attempt })}
    >
      {more}
    </RetryPanel>
  );
}
