import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { contactChangeFields } from '../../../../domain/accountRefusals.ts';
import type { Profile } from '../../../../domain/contract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { PhoneField } from '../../../components/PhoneField/PhoneField.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { contactChangeMachine } from '../../../machines/contactChange/contactChangeMachine.ts';
import type { ContactChangeEvent } from '../../../machines/contactChange/contactChangeTypes.ts';
import { AccountForm } from '../accountForm/AccountForm.tsx';
import { Fact } from '../ProfilePage/Fact.tsx';

type Props = {
  snapshot: SnapshotFrom<typeof contactChangeMachine>;
  profile: Profile;
  send: (event: ContactChangeEvent) => void;
};

export function ContactForm({ snapshot, profile, send }: Props) {
  const { t } = useTranslation('account');
  const { fieldError } = useErrorWords();
  const { contact, values, fieldErrors, formError } = snapshot.context;
  const isSent = snapshot.matches('submitting');
  const change = (field: keyof typeof values) => (value: string) =>
    send({ type: 'field.changed', field, value });
  return (
    <AccountForm
      fields={contactChangeFields}
      fieldErrors={fieldErrors}
      formError={formError}
      busy={isSent}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      <dl>
        <Fact name={t(`contact.${contact}.now`)} leftToRight>
          {profile[contact]}
        </Fact>
      </dl>
      {contact === 'email' ? (
        <Field id="email" label={t('contact.email.new')} error={fieldError(fieldErrors.email)}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              kind="email"
              autoComplete="email"
              readOnly={isSent}
              value={values.email}
              onChange={change('email')}
            />
          )}
        </Field>
      ) : (
        <PhoneField
          label={t('contact.phone_number.new')}
          countryId={values.country_id}
          digits={values.phone_number}
          onCountry={change('country_id')}
          onDigits={change('phone_number')}
          error={fieldError(fieldErrors.phone_number)}
          readOnly={isSent}
        />
      )}
      <PasswordField
        name="current_password"
        label={t('change.current')}
        autoComplete="current-password"
        readOnly={isSent}
        value={values.current_password}
        onChange={change('current_password')}
        error={fieldError(fieldErrors.current_password)}
      />
      <Button type="submit" size="lg" full busy={isSent ? t('contact.submitting') : undefined}>
        {t('contact.submit')}
      </Button>
    </AccountForm>
  );
}
