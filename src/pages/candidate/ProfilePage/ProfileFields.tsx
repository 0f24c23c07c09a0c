import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../../domain/contract.ts';
import type { FieldErrors } from '../../../../domain/accountRefusals.ts';
import { countries } from '../../../../domain/countries.ts';
import { DateOfBirthField } from '../../../components/DateOfBirthField/DateOfBirthField.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { SelectInput } from '../../../components/SelectInput/SelectInput.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { useCountryName } from '../../../i18n/useCountryName.ts';
import type { ProfileErrorField, ProfileFormValues } from '../../../machines/profileEdit/profileEditTypes.ts';
import * as styles from './ProfilePage.css.ts';

type Props = {
  /** The saved profile: public values, and changes under review. */
  profile: Profile;
  values: ProfileFormValues;
  fieldErrors: FieldErrors<ProfileErrorField>;
  readOnly: boolean;
  onChange: (field: keyof ProfileFormValues, value: string) => void;
};

export function ProfileFields({ profile, values, fieldErrors, readOnly, onChange }: Props) {
  const { t } = useTranslation('account');
  const { fieldError } = useErrorWords();
  const nameOf = useCountryName();
  const { waiting } = profile;
  const choices = countries.map((country) => ({
    value: String(country.id),
    label: `${nameOf(country.id)} (\u2066${country.dialCode}\u2069)`,
  }));
  return (
    <div className={styles.fields}>
      <Field
        id="full_name"
        label={t('profile.fullName')}
        hint={waiting.full_name && t('profile.waiting.shown', { shown: profile.full_name })}
        error={fieldError(fieldErrors.full_name)}
      >
        {(control) => (
          <TextInput
            {...control}
            name="full_name"
            autoComplete="name"
            readOnly={readOnly}
            value={values.full_name}
            onChange={(value) => onChange('full_name', value)}
          />
        )}
      </Field>
      <Field id="address" label={t('profile.address')} error={fieldError(fieldErrors.address)}>
        {(control) => (
          <TextInput
            {...control}
            name="address"
            autoComplete="street-address"
            readOnly={readOnly}
            value={values.address}
            onChange={(value) => onChange('address', value)}
          />
        )}
      </Field>
      <Field
        id="country_id"
        label={t('profile.country')}
        hint={waiting.country_id && t('profile.waiting.shown', { shown: nameOf(profile.country_id) })}
        error={fieldError(fieldErrors.country_id)}
      >
        {(control) => (
          <SelectInput
            {...control}
            autoComplete="country-name"
            disabled={readOnly}
            choices={choices}
            value={values.country_id}
            onChange={(value) => onChange('country_id', value)}
          />
        )}
      </Field>
      <DateOfBirthField
        values={values}
        onChange={onChange}
        error={fieldError(fieldErrors.user_dob)}
        readOnly={readOnly}
      />
    </div>
  );
}
