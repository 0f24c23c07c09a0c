import ExternalLink from '@lucide/icons/icons/external-link';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EntryStage } from '../../../components/EntryStage/EntryStage.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { LinkedSentence } from '../../../components/LinkedSentence/LinkedSentence.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { useToastWhile } from '../../../components/Toasts/useToastWhile.ts';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { loginMachine } from '../../../machines/login/loginMachine.ts';
import type { SessionEnd } from '../../../machines/session/sessionMachine.ts';
import { AccountForm } from '../accountForm/AccountForm.tsx';
import * as styles from '../accountForm/accountForm.css.ts';

export type LoginPageProps = {
  login: typeof loginMachine;
  /** Why the last session ended; a logout needs no message. */
  end: SessionEnd | null;
  /** Login page of the staff; undefined until known. */
  staffHref?: string | undefined;
};

const fields = ['civil_id', 'password'] as const;

/** What the visitor or the browser filled in before hydration. */
const typedBefore = (field: string) =>
  document.querySelector<HTMLInputElement>(`input[name=${field}]`)?.value;

/** Civil id and password (specification section 2 "Login"). */
export function LoginPage({ login, end, staffHref }: LoginPageProps) {
  const { t } = useTranslation('account');
  const { fieldError } = useErrorWords();
  const [snapshot, send] = useMachine(login);
  const { values, fieldErrors, formError } = snapshot.context;
  const isWelcomed = snapshot.matches('welcomed') || snapshot.matches('leaving');
  const isSent = isWelcomed || snapshot.matches('submitting');
  useDocumentTitle(t('login.pageTitle'), formError ? 'failed' : 'page');
  useToastWhile(isWelcomed, 'success', t('login.welcome'));
  const changeField = (field: (typeof fields)[number]) => (value: string) =>
    send({ type: 'field.changed', field, value });
  useEffect(() => {
    for (const field of fields) {
      const value = typedBefore(field);
      if (value) send({ type: 'field.changed', field, value });
    }
  }, [send]);
  return (
    <EntryStage title={t('login.title')} lead={t('login.lead')}>
      {end !== null && end !== 'loggedOut' && !isWelcomed && <Note title={t(`ended.${end}`)} />}
      {isWelcomed ? (
        <Note
          kind="success"
          title={t('login.welcome')}
          action={
            <Button variant="secondary" onClick={() => send({ type: 'leave.requested' })}>
              {t('now')}
            </Button>
          }
        />
      ) : (
        <AccountForm
          fields={fields}
          fieldErrors={fieldErrors}
          formError={formError}
          busy={isSent}
          onSubmit={() => send({ type: 'form.submitted' })}
        >
          <Field id="civil_id" label={t('login.civilId')} error={fieldError(fieldErrors.civil_id)}>
            {(control) => (
              <TextInput
                {...control}
                name="civil_id"
                kind="code"
                autoComplete="username"
                aria-required
                readOnly={isSent}
                value={values.civil_id}
                onChange={changeField('civil_id')}
              />
            )}
          </Field>
          <div className={styles.under}>
            <PasswordField
              name="password"
              label={t('login.password')}
              autoComplete="current-password"
              readOnly={isSent}
              value={values.password}
              onChange={changeField('password')}
              error={fieldError(fieldErrors.password)}
            />
            <a className={styles.link} href={accountPaths.forgotPassword}>
              {t('login.forgot')}
            </a>
          </div>
          <Button type="submit" size="lg" full busy={isSent ? t('login.submitting') : undefined}>
            {t('login.submit')}
          </Button>
        </AccountForm>
      )}
      <p className={styles.centred}>
        <LinkedSentence words={t('login.register')} href={pagePaths.events} />
      </p>
      <div className={styles.apart}>
        {staffHref !== undefined && (
          <Button
            variant="quiet"
            href={staffHref}
            newTab
            iconEnd={<Icon of={ExternalLink} size="sm" mirror />}
          >
            {t('login.staff')}
          </Button>
        )}
      </div>
    </EntryStage>
  );
}
