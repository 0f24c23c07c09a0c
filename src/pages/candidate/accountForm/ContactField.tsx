import type { AccountContact } from '../../../../domain/forms/contactChange.ts';
import { Field } from '../../../components/Field/Field.tsx';
import { PhoneField } from '../../../components/PhoneField/PhoneField.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import type { NewContactValues } from '../../../machines/newContactForm.ts';

type Props = {
  contact: AccountContact;
  label: string;
  values: NewContactValues;
  onChange: (field: keyof NewContactValues, value: string) => void;
  error: string | undefined;
  readOnly: boolean;
};

/** A new phone number or e-mail address. */
export function ContactField({ contact, label, values, onChange, error, readOnly }: Props) {
  if (contact === 'phone_number')
    return (
      <PhoneField
        label={label}
        countryId={values.country_id}
        digits={values.phone_number}
        onCountry={(id) => onChange('country_id', id)}
        onDigits={(digits) => onChange('phone_number', digits)}
        error={error}
        readOnly={readOnly}
      />
    );
  return (
    <Field id="email" label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="email"
          kind="email"
          autoComplete="email"
          readOnly={readOnly}
          value={values.email}
          onChange={(value) => onChange('email', value)}
        />
      )}
    </Field>
  );
}
