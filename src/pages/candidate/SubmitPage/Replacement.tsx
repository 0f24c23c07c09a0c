import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Submission } from '../../../../domain/contract.ts';
import { REPLACE_SUBMISSION_REDIRECT_MS } from '../../../../domain/delays.ts';
import { submissionDetailsHref } from '../../../../domain/submissionAddress.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LeavingNotice } from '../../../components/LeavingNotice/LeavingNotice.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { useToastWhile } from '../../../components/Toasts/useToastWhile.ts';
import { UploadProgress } from '../../../components/UploadProgress/UploadProgress.tsx';
import { progressOfForm } from '../../../machines/mediaUpload/progressOfForm.ts';
import type { submissionReplaceMachine } from '../../../machines/submissionReplace/submissionReplaceMachine.ts';
import type { EntryToReplace } from '../../../machines/submissionReplace/submissionReplaceTypes.ts';
import { LazyNoticeDialog } from '../../../components/NoticeDialog/LazyNoticeDialog.tsx';
import { useLeaveGuard } from '../leaving/useLeaveGuard.ts';
import { OpeningForm } from './OpeningForm.tsx';
import { ReplaceForm, type ReplaceActor } from './ReplaceForm.tsx';
import * as styles from './SubmitPage.css.ts';

export type ReplacementProps = {
  replace: typeof submissionReplaceMachine;
  entry: EntryToReplace;
  /** The current recording. */
  current: ReactNode;
};

/** The whole replacement, from choosing a file to the redirect to the dashboard. */
export function Replacement({ replace, entry, current }: ReplacementProps) {
  const { t } = useTranslation('entries');
  const [snapshot, send] = useMachine(replace, { input: entry });
  const isSending = (['uploading', 'saving', 'unsure'] as const).some((state) => snapshot.matches(state));
  const [left, setLeft] = useState(false);
  const guard = useLeaveGuard(isSending && !left);
  if (snapshot.matches('over')) return <Over {...entry.submission} />;
  if (snapshot.matches('opening')) return <OpeningForm />;
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
        <LazyNoticeDialog
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
        </LazyNoticeDialog>
      )}
    </>
  );
}

function Over({ id, standing }: Pick<Submission, 'id' | 'standing'>) {
  const { t } = useTranslation('entries');
  const why = standing === 'in' ? 'over' : 'left';
  return (
    <EmptyState
      title={t(`replace.${why}`)}
      action={<Button href={submissionDetailsHref(id)}>{t('replace.toSubmission')}</Button>}
    >
      {t(`replace.${why}Text`)}
    </EmptyState>
  );
}

/** Upload progress, or that its outcome is unknown. */
function ReplaceSending({ snapshot, send }: ReplaceActor) {
  const { t } = useTranslation('entries');
  const place = useRef<HTMLDivElement>(null);
  const { media, progress, ticket } = snapshot.context;
  useEffect(() => {
    // The submit button is gone: move the focus to the progress.
    place.current?.focus();
  }, []);
  const shown = progressOfForm(progress, {
    media: media?.file.size ?? 0,
    others: media?.poster?.size ?? 0,
    isUploaded: ticket !== null,
  });
  return (
    <div ref={place} tabIndex={-1} className={styles.sending}>
      {snapshot.matches('unsure') ? (
        <Note
          alert
          kind="warning"
          title={t('replace.unsure')}
          action={
            <Button variant="secondary" onClick={() => send({ type: 'retry.requested' })}>
              {t('replace.ask')}
            </Button>
          }
        >
          {t('replace.unsureText')}
        </Note>
      ) : (
        media && (
          <>
            <UploadProgress
              progress={shown}
              chosen={media}
              onCancel={ticket === null ? () => send({ type: 'cancel.requested' }) : undefined}
            />
            <Note title={t('replace.keepOpen')} />
          </>
        )
      )}
    </div>
  );
}

/** The file arrived; the page redirects. */
function ReplaceReceived({ onGoNow }: { onGoNow: () => void }) {
  const { t } = useTranslation('entries');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The progress panel is gone: move the focus to the outcome.
    place.current?.focus();
  }, []);
  useToastWhile(true, 'success', t('replace.replaced'));
  return (
    <div ref={place} tabIndex={-1} className={styles.received}>
      <Note kind="success" title={t('replace.replaced')}>
        {t('replace.replacedText')}
      </Note>
      <LeavingNotice lastsMs={REPLACE_SUBMISSION_REDIRECT_MS} goNow={t('replace.goNow')} onGoNow={onGoNow} />
    </div>
  );
}
