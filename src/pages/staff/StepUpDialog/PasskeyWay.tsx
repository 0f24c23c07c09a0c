import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import * as styles from '../../../components/NoticeDialog/NoticeDialog.css.ts';
import { Note } from '../../../components/Note/Note.tsx';
import type { WayProps } from './way.ts';

/** A step-up by a passkey, with the code as the other way. */
export function PasskeyWay({ snapshot, send }: WayProps) {
  const { t } = useTranslation('staff');
  const { formError, stop } = snapshot.context;
  const isWaiting = snapshot.matches('signing');
  useEffect(() => document.getElementById('passkey')?.focus(), []);
  return (
    <>
      <FormErrorNote formError={formError} />
      {stop && (
        <Note alert kind="warning" title={t(`passkey.unused.${stop}`)}>
          {t('passkey.instead.stepUp')}
        </Note>
      )}
      <div className={styles.actions}>
        <div className={styles.action}>
          <Button
            id="passkey"
            size="lg"
            busy={isWaiting ? t('passkey.waiting') : undefined}
            onClick={() => send({ type: 'passkey.chosen' })}
          >
            {t('passkey.use')}
          </Button>
        </div>
        <div className={styles.action}>
          <Button variant="secondary" size="lg" onClick={() => send({ type: 'stepUp.cancelled' })}>
            {t('stepUp.cancel')}
          </Button>
        </div>
      </div>
      {snapshot.matches('choosing') && (
        <Button variant="quiet" onClick={() => send({ type: 'code.chosen' })}>
          {t('passkey.useCode')}
        </Button>
      )}
    </>
  );
}
