import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { StaffEntry } from '../../../components/StaffEntry/StaffEntry.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import {
  type SignInField,
  signInFields,
  type staffSignInMachine,
} from '../../../machines/staffSignIn/staffSignInMachine.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import * as styles from './SignInPage.css.ts';

export type SignInPageProps = {
  signIn: typeof staffSignInMachine;
  /** Whether this browser can use passkeys at this address. */
  canUsePasskeys: boolean;
};

/** The sign-in of staff: a passkey alone, or both factors in one form, so that a refusal does not reveal which one was right. */
export function SignInPage({ signIn, canUsePasskeys }: SignInPageProps) {
  const { t } = useTranslation('staff');
  const words = useStaffErrorWords();
  const [snapshot, send] = useMachine(signIn);
  const { values, codeKind, fieldErrors, formError, stop } = snapshot.context;
  const isDone = snapshot.matches('signedIn');
  const isSigning = snapshot.matches('signing');
  const isSent = isDone || isSigning || snapshot.matches('submitting');
  const isWaiting = snapshot.matches({ editing: 'limited' });
  const other = codeKind === 'app' ? 'recovery' : 'app';
  const change = (field: SignInField) => (value: string) => send({ type: 'field.changed', field, value });
  useDocumentTitle(t('signIn.pageTitle'), formError ? 'failed' : 'page');
  return (
    <StaffEntry title={t('signIn.title')} lead={t('signIn.lead')}>
      {isDone && <Note alert kind="success" title={t('signIn.done')} />}
      {stop && (
        <Note alert kind="warning" title={t(`passkey.unused.${stop}`)}>
          {t('passkey.instead.signIn')}
        </Note>
      )}
      {canUsePasskeys && (
        <>
          <Button
            variant="secondary"
            size="lg"
            full
            busy={isSigning ? t('passkey.waiting') : undefined}
            disabledReason={isWaiting ? t('signIn.waiting') : undefined}
            onClick={() => send({ type: 'passkey.chosen' })}
          >
            {t('passkey.signIn')}
          </Button>
          <p className={styles.or}>{t('passkey.or')}</p>
        </>
      )}
      <AccountForm
        fields={signInFields}
        fieldErrors={fieldErrors}
        formError={formError}
        busy={isSent}
        onSubmit={() => send({ type: 'form.submitted' })}
      >
        <Field id="email" label={t('signIn.email')} error={words(fieldErrors.email)}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              kind="email"
              autoComplete="username"
              aria-required
              readOnly={isSent}
              value={values.email}
              onChange={change('email')}
            />
          )}
        </Field>
        <PasswordField
          name="password"
          label={t('signIn.password')}
          autoComplete="current-password"
          readOnly={isSent}
          value={values.password}
          onChange={change('password')}
          error={words(fieldErrors.password)}
        />
        <div className={styles.code}>
          <Field
            id="code"
            label={t(`signIn.code.${codeKind}`)}
            hint={t(`signIn.hint.${codeKind}`)}
            error={words(fieldErrors.code)}
          >
            {(control) => (
              <TextInput
                {...control}
                // Another kind is another field: the browser must not offer the code of the one to the other.
                key={codeKind}
                name={codeKind === 'app' ? 'code' : 'recovery-code'}
                kind={codeKind === 'app' ? 'digits' : 'code'}
                autoComplete={codeKind === 'app' ? 'one-time-code' : 'off'}
                spellCheck={false}
                aria-required
                readOnly={isSent}
                value={values.code}
                onChange={change('code')}
              />
            )}
          </Field>
          {!isSent && (
            <button
              type="button"
              className={styles.other}
              onClick={() => send({ type: 'codeKind.chosen', kind: other })}
            >
              {t(`signIn.use.${other}`)}
            </button>
          )}
        </div>
        <Button
          type="submit"
          size="lg"
          full
          busy={snapshot.matches('submitting') ? t('signIn.submitting') : undefined}
          disabledReason={isWaiting ? t('signIn.waiting') : undefined}
        >
          {t('signIn.submit')}
        </Button>
      </AccountForm>
    </StaffEntry>
  );
}
