import * as Dialog from '@radix-ui/react-dialog';
import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/NoticeDialog/DialogFrame.tsx';
import * as styles from '../../../components/NoticeDialog/NoticeDialog.css.ts';
import type { stepUpMachine } from '../../../machines/stepUp/stepUpMachine.ts';
import { CodeWay } from './CodeWay.tsx';
import { OpeningWay } from './OpeningWay.tsx';
import { PasskeyWay } from './PasskeyWay.tsx';

/** Asks for a passkey or a code of the authenticator app, over the page whose act needs it. Mounted while asked. */
export function StepUpDialog({ stepUp }: { stepUp: typeof stepUpMachine }) {
  const { t } = useTranslation('staff');
  const [snapshot, send] = useMachine(stepUp);
  if (snapshot.matches('proven') || snapshot.matches('cancelled')) return null;
  const isByCode = snapshot.matches('editing') || snapshot.matches('submitting');
  const isOpening = snapshot.matches('opening');
  const Way = isOpening ? OpeningWay : isByCode ? CodeWay : PasskeyWay;
  const text = isOpening ? 'opening' : isByCode ? 'text' : 'passkeyText';
  return (
    // A slip beside the dialog must not undo what was typed.
    <DialogFrame
      isDescribed
      ignoresPress
      first={() => document.getElementById('code') ?? document.getElementById('passkey')}
      onClose={() => send({ type: 'stepUp.cancelled' })}
    >
      <div className={styles.words}>
        <Dialog.Title className={styles.title}>{t('stepUp.title')}</Dialog.Title>
        <Dialog.Description className={styles.message}>{t(`stepUp.${text}`)}</Dialog.Description>
      </div>
      <Way snapshot={snapshot} send={send} />
    </DialogFrame>
  );
}
