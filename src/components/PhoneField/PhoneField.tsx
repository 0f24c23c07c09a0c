import { useTranslation } from 'react-i18next';
import { countries } from '../../../domain/countries.ts';
import { useCountryName } from '../../i18n/useCountryName.ts';
import { Field } from '../Field/Field.tsx';
import { SelectInput } from '../SelectInput/SelectInput.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import * as styles from './PhoneField.css.ts';

export type PhoneFieldProps = {
  /** "Phone number" when left out. */
  label?: string;
  /** Id of the country whose dial code is used. */
  countryId: string;
  /** The digits after the dial code. */
  digits: string;
  onCountry: (countryId: string) => void;
  onDigits: (digits: string) => void;
  error?: string | undefined;
  /** Error of the dial code; shown before the error of the number. */
  codeError?: string | undefined;
  /** Shown instead of the dial code while no country is chosen. */
  choose?: string;
  readOnly?: boolean;
  /** The account already has this country: only the number can be entered. */
  countryFixed?: boolean;
};

/** A phone number in two parts: dial code and digits. */
export function PhoneField(props: PhoneFieldProps) {
  const { countryId, digits, onCountry, onDigits, error, codeError, choose } = props;
  const { readOnly = false, countryFixed = readOnly } = props;
  const { t } = useTranslation('account');
  const nameOf = useCountryName();
  const choices = countries.map((country) => ({
    value: String(country.id),
    label: `${country.dialCode} ${nameOf(country.id)}`,
  }));
  return (
    <Field id="phone_number" label={props.label ?? t('profile.phone')} error={codeError ?? error}>
      {(control) => (
        <div className={styles.group}>
          <SelectInput
            id="country_code"
            aria-invalid={codeError === undefined ? undefined : true}
            aria-label={t('profile.dialCode')}
            autoComplete="tel-country-code"
            disabled={countryFixed}
            empty={choose}
            choices={choices}
            value={countryId}
            onChange={onCountry}
          />
          <TextInput
            {...control}
            aria-invalid={error === undefined ? undefined : true}
            name="phone_number"
            kind="tel"
            autoComplete="tel-national"
            readOnly={readOnly}
            value={digits}
            onChange={onDigits}
          />
        </div>
      )}
    </Field>
  );
}
