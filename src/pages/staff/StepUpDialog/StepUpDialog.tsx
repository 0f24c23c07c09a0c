import * as Dialog from '@radix-ui/react-dialog';
import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { DialogFrame } from '../../../components/NoticeDialog/DialogFrame.tsx';
import * as styles from '../../../components/NoticeDialog/NoticeDialog.css.ts';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import { stepUpFields, type stepUpMachine } from '../../../machines/stepUp/stepUpMachine.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';

/** Asks for a code of the authenticator app, over the page whose act needs it. Mounted while asked. */
export function StepUpDialog({ stepUp }: { stepUp: typeof stepUpMachine }) {
  const { t } = useTranslation('staff');
  const words = useStaffErrorWords();
  const [snapshot, send] = useMachine(stepUp);
  const { values, fieldErrors, formError } = snapshot.context;
  const isSent = snapshot.matches('submitting');
  const isOver = snapshot.matches('proven') || snapshot.matches('cancelled');
  const cancel = () => send({ type: 'stepUp.cancelled' });
  if (isOver) return null;
  return (
    // A slip beside the dialog must not undo what was typed.
    <DialogFrame isDescribed ignoresPress first={() => document.getElementById('code')} onClose={cancel}>
      <div className={styles.words}>
        <Dialog.Title className={styles.title}>{t('stepUp.title')}</Dialog.Title>
        <Dialog.Description className={styles.message}>{t('stepUp.text')}</Dialog.Description>
      </div>
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
            <Button variant="secondary" size="lg" onClick={cancel}>
              {t('stepUp.cancel')}
            </Button>
          </div>
        </div>
      </AccountForm>
    </DialogFrame>
  );
}
