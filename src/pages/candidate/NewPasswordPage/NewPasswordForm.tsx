import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { newPasswordFields } from '../../../../domain/forms/newPasswordFields.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { PasswordRules } from '../../../components/PasswordRules/PasswordRules.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { newPasswordMachine } from '../../../machines/newPassword/newPasswordMachine.ts';
import type { NewPasswordEvent } from '../../../machines/newPassword/newPasswordTypes.ts';
import { AccountForm } from '../accountForm/AccountForm.tsx';

type Props = { snapshot: SnapshotFrom<typeof newPasswordMachine>; send: (event: NewPasswordEvent) => void };

const labels = { new_password: 'newPassword.new', confirm_password: 'newPassword.confirm' } as const;

export function NewPasswordForm({ snapshot, send }: Props) {
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
