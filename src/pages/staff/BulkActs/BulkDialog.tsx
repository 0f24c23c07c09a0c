import * as Dialog from '@radix-ui/react-dialog';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { DialogFrame } from '../../../components/NoticeDialog/DialogFrame.tsx';
import * as notice from '../../../components/NoticeDialog/NoticeDialog.css.ts';
import type { BulkActsProps } from './bulkActsProps.ts';
import * as styles from './BulkActs.css.ts';
import { BulkPreviewList } from './BulkPreviewList.tsx';
import { BulkSummary } from './BulkSummary.tsx';

/** One act on many rows: what it would do, how far it is, and what it did. */
export function BulkDialog({ snapshot, send, words }: BulkActsProps) {
  const { t } = useTranslation('staff');
  const { preview, results, isStopping, formError } = snapshot.context;
  const all = preview?.acts.length ?? 0;
  const isAsking = snapshot.matches('asking');
  const isFinished = snapshot.matches('finished');
  const isPaused = snapshot.matches('paused');
  const titleOf = () => {
    if (isAsking) return all === 0 ? t('bulk.nothing') : words.title(all);
    if (isFinished) return t('bulk.finished');
    return t(isPaused ? 'bulk.paused' : 'bulk.acting');
  };
  const close = () => {
    if (isAsking) send({ type: 'act.cancelled' });
    else if (isFinished) send({ type: 'summary.closed' });
    else if (isPaused) send({ type: 'act.ended' });
    else send({ type: 'pause.requested' });
  };
  return (
    <DialogFrame ignoresPress onClose={close}>
      <Dialog.Title className={notice.title}>{titleOf()}</Dialog.Title>
      {isAsking && preview && <BulkPreviewList preview={preview} effect={words.effect} />}
      {!isAsking && !isFinished && (
        <div className={styles.progress}>
          <progress
            className={styles.bar}
            aria-label={t('bulk.progressOf')}
            max={all}
            value={results.length}
          />
          <p className={styles.quiet} aria-live="polite">
            {t('bulk.progress', { done: results.length, all })}
          </p>
        </div>
      )}
      {isPaused && <FormErrorNote formError={formError} />}
      {isFinished && preview && <BulkSummary preview={preview} results={results} />}
      <div className={notice.actions}>
        {isAsking && all > 0 && (
          <Action variant="danger" onClick={() => send({ type: 'act.confirmed' })}>
            {words.act}
          </Action>
        )}
        {isAsking && <Action onClick={close}>{t('bulk.cancel')}</Action>}
        {isPaused && (
          <Action variant="primary" onClick={() => send({ type: 'act.resumed' })}>
            {t('bulk.resume')}
          </Action>
        )}
        {isPaused && <Action onClick={close}>{t('bulk.end')}</Action>}
        {isFinished && <Action onClick={close}>{t('bulk.close')}</Action>}
        {!isAsking && !isPaused && !isFinished && (
          <Action busy={isStopping ? t('bulk.pausing') : undefined} onClick={close}>
            {t('bulk.pause')}
          </Action>
        )}
      </div>
    </DialogFrame>
  );
}

type ActionProps = {
  variant?: 'primary' | 'secondary' | 'danger';
  busy?: string | undefined;
  onClick: () => void;
  children: string;
};

const Action = ({ variant = 'secondary', ...button }: ActionProps) => (
  <div className={notice.action}>
    <Button variant={variant} size="lg" {...button} />
  </div>
);
