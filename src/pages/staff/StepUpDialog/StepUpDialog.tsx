import * as Dialog from '@radix-ui/react-dialog';
import { useMachine } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
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
  // The dialog has no trigger of its own: return the focus to the element that had it before.
  const before = useRef(document.activeElement);
  const cancel = () => send({ type: 'stepUp.cancelled' });
  return (
    <Dialog.Root open={!isOver} onOpenChange={(open) => open || cancel()}>
      <Dialog.Portal>
        <div className={styles.scrim}>
          <div className={styles.place}>
            <Dialog.Content
              aria-modal
              className={styles.dialog}
              // A slip beside the dialog must not undo what was typed.
              onPointerDownOutside={(event) => event.preventDefault()}
              onOpenAutoFocus={(event) => {
                event.preventDefault();
                document.getElementById('code')?.focus();
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                if (before.current instanceof HTMLElement) before.current.focus();
              }}
            >
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
                      disabledReason={
                        snapshot.matches({ editing: 'limited' }) ? t('signIn.waiting') : undefined
                      }
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
            </Dialog.Content>
          </div>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
