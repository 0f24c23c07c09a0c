import * as Dialog from '@radix-ui/react-dialog';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { DialogFrame } from '../../../components/NoticeDialog/DialogFrame.tsx';
import * as notice from '../../../components/NoticeDialog/NoticeDialog.css.ts';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { DocumentOffer } from './DocumentOffer.tsx';
import * as styles from './IdentityPanel.css.ts';
import type { LookProps } from './lookProps.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { ShownDocument } from './ShownDocument.tsx';
import { StepWords } from './StepWords.tsx';
import { VerdictFields } from './VerdictFields.tsx';

type Props = LookProps & { viewer: string };

/** A look, from its reason to its verdict. Mounted while it goes on. */
export function IdentityDialog({ snapshot, send, viewer }: Props) {
  const { t } = useTranslation('staffIdentity');
  const { end } = snapshot.context;
  const isShown = snapshot.matches('shown');
  const close = () => {
    if (isShown) send({ type: 'document.closed' });
    else if (!snapshot.matches('sending')) send({ type: 'look.ended' });
  };
  const step = { snapshot, send };
  return (
    <DialogFrame ignoresPress onClose={close} className={isShown ? styles.wide : ''}>
      {(snapshot.matches('asking') || snapshot.matches('revealing')) && (
        <>
          <StepWords title={t('ask.title')} text={t('ask.text')} />
          <ReasonForm {...step} />
        </>
      )}
      {snapshot.matches('opening') && (
        <>
          <StepWords title={t('shown.title')} text={t('opening')} />
          <Skeleton kind="hero" label={t('opening')} />
        </>
      )}
      {snapshot.matches('offered') && <DocumentOffer {...step} />}
      {isShown && <ShownDocument {...step} viewer={viewer} />}
      {(snapshot.matches('judging') || snapshot.matches('sending')) && (
        <>
          <StepWords title={t('judge.title')} />
          {end && <Note alert title={t(`end.${end}`)} />}
          <VerdictFields {...step} />
        </>
      )}
      {snapshot.matches('unsure') && (
        <>
          <Dialog.Title className={notice.title}>{t('unsure.title')}</Dialog.Title>
          <RetryPanel
            kind="warning"
            userStarted
            message={t('unsure.text')}
            onRetry={() => send({ type: 'retry.requested' })}
          />
          <div>
            <Button variant="quiet" onClick={close}>
              {t('unsure.leave')}
            </Button>
          </div>
        </>
      )}
    </DialogFrame>
  );
}
