import { useMachine } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { submissionDetailsHref } from '../../../../domain/submissionAddress.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import type { submissionReplaceMachine } from '../../../machines/submissionReplace/submissionReplaceMachine.ts';
import type { EntryToReplace } from '../../../machines/submissionReplace/submissionReplaceTypes.ts';
import { Notice } from '../../visitor/catalogue/Notice.tsx';
import { useLeaveGuard } from '../leaving/useLeaveGuard.ts';
import { Opening } from './Opening.tsx';
import { ReplaceForm } from './ReplaceForm.tsx';
import { ReplaceReceived } from './ReplaceReceived.tsx';
import { ReplaceSending } from './ReplaceSending.tsx';

export type ReplacementProps = {
  replace: typeof submissionReplaceMachine;
  entry: EntryToReplace;
  /** The current recording. */
  current: ReactNode;
};

/** From choosing a file to the dashboard. */
export function Replacement({ replace, entry, current }: ReplacementProps) {
  const { t } = useTranslation('entries');
  const [snapshot, send] = useMachine(replace, { input: entry });
  const isSending = (['uploading', 'saving', 'unsure'] as const).some((state) => snapshot.matches(state));
  const [left, setLeft] = useState(false);
  const guard = useLeaveGuard(isSending && !left);
  if (snapshot.matches('over')) return <Over id={entry.submission.id} />;
  if (snapshot.matches('opening')) return <Opening />;
  if (snapshot.matches('unopened'))
    return <RetryPanel message={t('replace.unopened')} onRetry={() => send({ type: 'retry.requested' })} />;
  if (snapshot.matches('replaced') || snapshot.matches('leaving'))
    return <ReplaceReceived onGoNow={() => send({ type: 'leave.requested' })} />;
  return (
    <>
      {isSending ? (
        <ReplaceSending snapshot={snapshot} send={send} />
      ) : (
        <ReplaceForm snapshot={snapshot} send={send} current={current} />
      )}
      {guard.isAsking && (
        <Notice
          kind="warning"
          title={t('replace.leave.title')}
          confirm={t('replace.leave.leave')}
          onConfirm={() => {
            guard.leave();
            setLeft(true);
          }}
          cancel={t('replace.leave.stay')}
          onCancel={guard.stay}
        >
          {t('replace.leave.text')}
        </Notice>
      )}
    </>
  );
}

function Over({ id }: { id: string }) {
  const { t } = useTranslation('entries');
  return (
    <EmptyState
      title={t('replace.over')}
      action={<Button href={submissionDetailsHref(id)}>{t('replace.toSubmission')}</Button>}
    >
      {t('replace.overText')}
    </EmptyState>
  );
}
