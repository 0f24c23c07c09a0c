import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import * as styles from '../../../components/NoticeDialog/NoticeDialog.css.ts';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import { stepUpFields } from '../../../machines/stepUp/stepUpMachine.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import type { WayProps } from './way.ts';

/** A step-up by a code of the authenticator app. */
export function CodeWay({ snapshot, send }: WayProps) {
  const { t } = useTranslation('staff');
  const words = useStaffErrorWords();
  const { values, fieldErrors, formError, hasPasskey } = snapshot.context;
  const isSent = snapshot.matches('submitting');
  useEffect(() => document.getElementById('code')?.focus(), []);
  return (
    <AccountForm
      fields={stepUpFields}
      fieldErrors={fieldErrors}
      formError={formError}
      busy={isSent}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      <CodeField
        label={t('signIn.code.app')}
        hint={t('signIn.hint.app')}
        error={words(fieldErrors.code)}
        readOnly={isSent}
        value={values.code}
        onChange={(value) => send({ type: 'field.changed', field: 'code', value })}
      />
      <div className={styles.actions}>
        <div className={styles.action}>
          <Button
            type="submit"
            size="lg"
            busy={isSent ? t('stepUp.submitting') : undefined}
            disabledReason={snapshot.matches({ editing: 'limited' }) ? t('signIn.waiting') : undefined}
          >
            {t('stepUp.submit')}
          </Button>
        </div>
        <div className={styles.action}>
          <Button variant="secondary" size="lg" onClick={() => send({ type: 'stepUp.cancelled' })}>
            {t('stepUp.cancel')}
          </Button>
        </div>
      </div>
      {hasPasskey && snapshot.matches({ editing: 'ready' }) && (
        <Button variant="quiet" onClick={() => send({ type: 'passkey.chosen' })}>
          {t('passkey.use')}
        </Button>
      )}
    </AccountForm>
  );
}
