import { useTranslation } from 'react-i18next';
import { submissionFailure } from '../../../domain/errorKeys.ts';
import { referenceOf } from '../../../domain/errorReference.ts';
import type { AppError } from '../../../domain/errors.ts';
import { Note } from '../Note/Note.tsx';
import { Reference } from '../Reference/Reference.tsx';
import { RetryPanel } from '../RetryPanel/RetryPanel.tsx';

export type VoteErrorPanelProps = {
  /** What went wrong when the vote was placed: before anything could be paid. */
  error: AppError;
  /** Sends the same vote again, under the same key; without it there is nothing to try. */
  onRetry?: (() => void) | undefined;
  /** A try is under way. */
  retrying?: boolean;
  /** It is tried again by itself, after a wait. */
  waiting?: boolean;
  /** Which try is under way or comes next, of how many. */
  attempt?: { number: number; limit: number } | undefined;
  /** The visitor pressed Pay: the way on takes the focus. */
  userStarted?: boolean;
  /** A try by hand has just failed as well. */
  retryFailed?: boolean;
};

/** A vote that was not taken: one sentence for each kind of failure, and a way to try again that counts the tries. */
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
