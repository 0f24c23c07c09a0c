import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import { newPasswordFields } from '../../../../domain/forms/newPasswordFields.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EntryStage } from '../../../components/EntryStage/EntryStage.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { PasswordRules } from '../../../components/PasswordRules/PasswordRules.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type {
  NewPasswordEvent,
  newPasswordMachine,
} from '../../../machines/newPassword/newPasswordMachine.ts';
import * as styles from '../accountForm/accountForm.css.ts';
import { AccountForm } from '../accountForm/AccountForm.tsx';

export type NewPasswordPageProps = { newPassword: typeof newPasswordMachine };

/** Sets a password by the link in the address, or says why the link is invalid (decision D16). */
export function NewPasswordPage({ newPassword }: NewPasswordPageProps) {
  const { t } = useTranslation('account');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(newPassword);
  const { link, dead, formError } = snapshot.context;
  const isFirst = link?.purpose === 'first';
  useDocumentTitle(t('newPassword.pageTitle'), formError || dead ? 'failed' : 'page');
  return (
    <EntryStage
      title={t(isFirst ? 'newPassword.firstTitle' : 'newPassword.title')}
      lead={link ? t(isFirst ? 'newPassword.firstLead' : 'newPassword.lead') : undefined}
    >
      {snapshot.matches('readingLink') && <p className={styles.centred}>{t('newPassword.reading')}</p>}
      {snapshot.matches('unread') && (
        <RetryPanel message={t('newPassword.unread')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {dead && (
        <>
          <Note alert kind="error" title={t(`newPassword.dead.${dead}`)} />
          {dead === 'taken' ? (
            <ToLogin />
          ) : (
            <Button size="lg" full href={accountPaths.forgotPassword}>
              {t('newPassword.askAgain')}
            </Button>
          )}
        </>
      )}
      {snapshot.matches('done') && (
        <>
          <Note alert kind="success" title={t('newPassword.done')} />
          <ToLogin />
        </>
      )}
      {(snapshot.matches('editing') || snapshot.matches('submitting')) && (
        <NewPasswordForm snapshot={snapshot} send={send} />
      )}
    </EntryStage>
  );
}

function ToLogin() {
  const { t } = useTranslation('account');
  return (
    <Button size="lg" full href={accountPaths.login}>
      {t('newPassword.toLogin')}
    </Button>
  );
}

type NewPasswordFormProps = {
  snapshot: SnapshotFrom<typeof newPasswordMachine>;
  send: (event: NewPasswordEvent) => void;
};

const labels = { new_password: 'newPassword.new', confirm_password: 'newPassword.confirm' } as const;

function NewPasswordForm({ snapshot, send }: NewPasswordFormProps) {
  const { t } = useTranslation('account');
  const { fieldError } = useErrorWords();
  const { values, fieldErrors, formError } = snapshot.context;
  const isSent = snapshot.matches('submitting');
  return (
    <AccountForm
      fields={newPasswordFields}
      fieldErrors={fieldErrors}
      formError={formError}
      busy={isSent}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      {newPasswordFields.map((field) => (
        <PasswordField
          key={field}
          name={field}
          label={t(labels[field])}
          autoComplete="new-password"
          readOnly={isSent}
          value={values[field]}
          onChange={(value) => send({ type: 'field.changed', field, value })}
          error={fieldError(fieldErrors[field])}
        />
      ))}
      <PasswordRules password={values.new_password} repeated={values.confirm_password} />
      <Button type="submit" size="lg" full busy={isSent ? t('newPassword.submitting') : undefined}>
        {t('newPassword.submit')}
      </Button>
    </AccountForm>
  );
}
