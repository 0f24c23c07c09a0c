import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { NoticeDialog } from '../../../components/NoticeDialog/NoticeDialog.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { draftPreviewMachine } from '../../../machines/draftPreview/draftPreviewMachine.ts';
import { NewLink } from './NewLink.tsx';
import * as styles from './PreviewPanel.css.ts';

export type PreviewPanelProps = {
  preview: typeof draftPreviewMachine;
  kind: 'competition' | 'event';
  name: string;
  /** The zone of the event, in which the times stand. */
  zone: string;
};

/** The links that show a draft on the site, for people who are not staff. */
export function PreviewPanel({ preview, kind, name, zone }: PreviewPanelProps) {
  const { t } = useTranslation('staffLife');
  const words = useErrorWords();
  const { deadline } = useFormat(zone);
  const [snapshot, send] = useMachine(preview);
  const { links, made, isEnded, formError } = snapshot.context;
  const isMaking = snapshot.matches('making');
  const isEnding = snapshot.matches('ending');
  const isAsked = snapshot.matches('confirming') || isEnding;
  const hasActs = (snapshot.matches('ready') || isMaking || isAsked) && links;
  return (
    <Panel title={t('preview.title')}>
      {snapshot.matches('loading') && <Skeleton kind="row" count={1} label={t('preview.loading')} />}
      {snapshot.matches('failed') && (
        <RetryPanel message={t('preview.failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {snapshot.matches('unsure') && (
        <RetryPanel kind="warning" message={t('unsure')} onRetry={() => send({ type: 'retry.requested' })} />
      )}
      {snapshot.matches('public') && <Note kind="success" title={t('preview.public')} />}
      {snapshot.matches('gone') && <Note kind="success" title={t('gone')} />}
      {snapshot.matches('handing') && made?.links.until && (
        <NewLink
          link={made.link}
          until={deadline(made.links.until)}
          onClose={() => send({ type: 'link.closed' })}
        />
      )}
      {hasActs && (
        <>
          {isEnded && <Note alert kind="success" title={t('preview.ended')} />}
          {snapshot.matches('ready') && <FormErrorNote formError={formError} />}
          <p className={styles.hint}>{t(`preview.about.${kind}`)}</p>
          <p className={styles.hint}>{t('preview.lasts')}</p>
          {links.until !== null && (
            <p>{t('preview.open', { count: links.open, until: deadline(links.until) })}</p>
          )}
          <div className={styles.acts}>
            <Button
              variant="secondary"
              busy={isMaking ? t('preview.making') : undefined}
              onClick={() => send({ type: 'make.requested' })}
            >
              {t('preview.make')}
            </Button>
            {links.open > 0 && (
              <Button variant="quiet" onClick={() => send({ type: 'end.requested' })}>
                {t('preview.end')}
              </Button>
            )}
          </div>
        </>
      )}
      {isAsked && (
        <NoticeDialog
          kind="warning"
          destructive
          title={t('preview.ask', { name })}
          confirm={t('preview.endConfirm')}
          onConfirm={() => send({ type: 'end.confirmed' })}
          cancel={t('notNow')}
          onCancel={() => send({ type: 'end.cancelled' })}
          busy={isEnding ? t('preview.ending') : undefined}
        >
          {t('preview.endText')}
        </NoticeDialog>
      )}
    </Panel>
  );
}
