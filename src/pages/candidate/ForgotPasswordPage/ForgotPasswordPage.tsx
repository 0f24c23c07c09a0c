import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EntryStage } from '../../../components/EntryStage/EntryStage.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { forgotPasswordMachine } from '../../../machines/forgotPassword/forgotPasswordMachine.ts';
import { AccountForm } from '../accountForm/AccountForm.tsx';
import * as styles from '../accountForm/accountForm.css.ts';

export type ForgotPasswordPageProps = { forgotPassword: typeof forgotPasswordMachine };

const fields = ['civil_id'] as const;

/** Requests a password link (specification section 2 "Forgot password"). */
export function ForgotPasswordPage({ forgotPassword }: ForgotPasswordPageProps) {
  const { t } = useTranslation('account');
  const { fieldError } = useErrorWords();
  const [snapshot, send] = useMachine(forgotPassword);
  const { civil_id, fieldErrors, formError, message } = snapshot.context;
  const isSent = snapshot.matches('submitting');
  useDocumentTitle(t('forgot.pageTitle'), formError ? 'failed' : 'page');
  return (
    <EntryStage title={t('forgot.title')} lead={t('forgot.lead')}>
      {snapshot.matches('success') && <Note alert kind="success" title={message ?? t('forgot.sent')} />}
      <AccountForm
        fields={fields}
        fieldErrors={fieldErrors}
        formError={formError}
        busy={isSent}
        onSubmit={() => send({ type: 'form.submitted' })}
      >
        <Field id="civil_id" label={t('forgot.label')} error={fieldError(fieldErrors.civil_id)}>
          {(control) => (
            <TextInput
              {...control}
              name="civil_id"
              kind="code"
              autoComplete="username"
              aria-required
              readOnly={isSent}
              value={civil_id}
              onChange={(value) => send({ type: 'field.changed', value })}
            />
          )}
        </Field>
        <Button type="submit" size="lg" full busy={isSent ? t('forgot.submitting') : undefined}>
          {t('forgot.submit')}
        </Button>
      </AccountForm>
      <a className={styles.link} href={accountPaths.login}>
        {t('forgot.back')}
      </a>
    </EntryStage>
  );
}
