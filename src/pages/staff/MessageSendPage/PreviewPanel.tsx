import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import type { MessageSendProps } from './MessageForm.tsx';
import * as styles from './MessageSendPage.css.ts';
import { PreviewCounts } from './PreviewCounts.tsx';
import { SampleWords } from './SampleWords.tsx';

/** Who gets the message and what it costs, its words for a real candidate, and the way to send it. */
export function PreviewPanel({ snapshot, send }: MessageSendProps) {
  const { t } = useTranslation('staffSent');
  const { preview, sample, formError } = snapshot.context;
  if (preview === null || snapshot.matches('previewing')) return null;
  const isSending = snapshot.matches('sending');
  return (
    <>
      <Panel title={t('preview.title')} hint={t('preview.notYet')}>
        <PreviewCounts preview={preview} />
      </Panel>
      {sample && (
        <SampleWords
          sample={sample}
          isLooking={snapshot.matches('stepping')}
          onAnother={() => send({ type: 'another.requested' })}
        />
      )}
      {!snapshot.matches('unsure') && <FormErrorNote formError={formError} />}
      {preview.recipients === 0 && <Note kind="warning" title={t('preview.nobody')} />}
      {snapshot.matches('unsure') && (
        <RetryPanel
          userStarted
          kind="warning"
          message={t('send.unsure')}
          onRetry={() => send({ type: 'retry.requested' })}
        >
          {t('send.unsureMore')}
        </RetryPanel>
      )}
      {preview.recipients > 0 && !snapshot.matches('unsure') && (
        <div className={styles.acts}>
          <Button
            busy={isSending ? t('send.sending') : undefined}
            onClick={() => send({ type: 'send.requested' })}
          >
            {t('send.act')}
          </Button>
          <p className={styles.line}>{t('send.hint')}</p>
        </div>
      )}
    </>
  );
}
