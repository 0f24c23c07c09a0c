import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Submission } from '../../../../domain/contract.ts';
import { WITHDRAWAL_UNDO_MS } from '../../../../domain/delays.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Reference } from '../../../components/Reference/Reference.tsx';
import type { FailureReport } from '../../../machines/loadFailure.ts';
import type { withdrawalMachine } from '../../../machines/withdrawal/withdrawalMachine.ts';
import * as styles from './SubmissionDetailsPage.css.ts';
import { WithdrawnNote } from './WithdrawnNote.tsx';
import { WithdrawQuestion } from './WithdrawQuestion.tsx';

export type WithdrawalPanelProps = {
  machine: typeof withdrawalMachine;
  submission: Submission;
  /** Server time in UTC milliseconds. */
  now: number;
  /** The entry was withdrawn, or takes part again. */
  onChanged: () => void;
};

const shownStates = ['offered', 'withdrawn', 'final', 'closed', 'unsure'] as const;

/** Withdraws an entry, says what that means, and undoes it in its time (decision D201). */
export function WithdrawalPanel({ machine, submission, now, onChanged }: WithdrawalPanelProps) {
  const { t } = useTranslation('entries');
  const [snapshot, send] = useMachine(machine, {
    input: { entry: submission.id, withdrawal: submission.withdrawal, now },
  });
  const { context } = snapshot;
  const { withdrawal } = context;
  const [first] = useState(withdrawal);
  useEffect(() => {
    if (withdrawal !== first) onChanged();
  }, [withdrawal, first, onChanged]);
  const isSending = snapshot.matches('withdrawing');
  const isAsking = isSending || snapshot.matches('confirming');
  // The dialog returns the focus by itself when it is cancelled.
  const shown = isAsking ? 'offered' : shownStates.find((state) => snapshot.matches(state));
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) place.current?.focus();
    before.current = shown;
  }, [shown]);
  const isUndoing = snapshot.matches({ withdrawn: 'undoing' });
  return (
    <Panel title={t('withdrawal.title')}>
      <div ref={place} tabIndex={-1} className={styles.outcome}>
        {snapshot.matches('closed') && (
          <Failed alert={false} title={t('withdrawal.failed')} report={context} />
        )}
        {snapshot.matches('unsure') && (
          <Note
            kind="warning"
            title={t('withdrawal.unsure')}
            action={
              <Button variant="secondary" onClick={() => send({ type: 'retry.requested' })}>
                {t('replace.ask')}
              </Button>
            }
          >
            {t('withdrawal.unsureText')}
          </Note>
        )}
        {snapshot.matches('final') && (
          <WithdrawnNote withdrawal={withdrawal} fee={submission.fee}>
            {t('withdrawal.finalText')}
          </WithdrawnNote>
        )}
        {snapshot.matches('withdrawn') && (
          <div className={styles.pay}>
            <WithdrawnNote withdrawal={withdrawal} fee={submission.fee} />
            {snapshot.matches({ withdrawn: 'failed' }) && (
              <Failed title={t('withdrawal.undoFailed')} report={context} />
            )}
            <Button
              full
              variant="secondary"
              busy={isUndoing ? t('withdrawal.undoing') : undefined}
              onClick={() => send({ type: 'undo.requested' })}
            >
              {t('withdrawal.undo')}
            </Button>
          </div>
        )}
        {(isAsking || snapshot.matches('offered')) && (
          <div className={styles.pay}>
            <p className={styles.words}>
              {withdrawal.offer === 'final'
                ? t('withdrawal.isFinal')
                : t('withdrawal.isUndoable', { count: WITHDRAWAL_UNDO_MS / 60_000 })}
            </p>
            <Button full variant="secondary" onClick={() => send({ type: 'withdraw.requested' })}>
              {t('withdrawal.button')}
            </Button>
          </div>
        )}
      </div>
      {isAsking && (
        <WithdrawQuestion submission={submission} context={context} isSending={isSending} send={send}>
          {(context.sentence !== null || context.reference !== null) && (
            <Failed title={t('withdrawal.failed')} report={context} />
          )}
        </WithdrawQuestion>
      )}
    </Panel>
  );
}

type FailedProps = { alert?: boolean; title: string; report: FailureReport };

/** @param alert false where the panel takes the focus, which reads it already */
function Failed({ alert = true, title, report: { sentence, reference } }: FailedProps) {
  const { t } = useTranslation('entries');
  return (
    <Note alert={alert} kind="error" title={title}>
      <p>{sentence ?? t('withdrawal.failedText')}</p>
      {reference !== null && <Reference id={reference} />}
    </Note>
  );
}
