import { useTranslation } from 'react-i18next';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import { countries } from '../../../../domain/countries.ts';
import { DateOfBirthField } from '../../../components/DateOfBirthField/DateOfBirthField.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { PhoneField } from '../../../components/PhoneField/PhoneField.tsx';
import { SelectInput } from '../../../components/SelectInput/SelectInput.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useCountryName } from '../../../i18n/useCountryName.ts';
import { lockedFields } from '../../../machines/registration/registrationForm.ts';
import type { TypedField } from '../../../machines/registration/registrationTypes.ts';
import { KnownPerson } from './KnownPerson.tsx';
import type { RegisterActor } from './registerActor.ts';
import * as styles from './RegisterPage.css.ts';
import { useRegistrationWords } from './useRegistrationWords.ts';

const texts = [
  { field: 'full_name', word: 'account:profile.fullName', kind: 'text', autoComplete: 'name', wide: true },
  { field: 'civil_id', word: 'register.civilId', kind: 'code', autoComplete: 'off' },
  { field: 'email', word: 'account:profile.email', kind: 'email', autoComplete: 'email', optional: true },
] as const;

/** Personal details of the candidate. Each control's id is its wire name. */
export function PersonFields({ snapshot, send }: RegisterActor) {
  const { t } = useTranslation(['entries', 'account']);
  const { context } = snapshot;
  const { values, person, known } = context;
  const { fieldError } = useRegistrationWords(context);
  const countryName = useCountryName();
  const locked = lockedFields(person);
  const changeField = (field: TypedField, value: string) => send({ type: 'field.changed', field, value });
  const choices = countries.map((country) => ({
    value: String(country.id),
    label: `${countryName(country.id)} (\u2066${country.dialCode}\u2069)`,
  }));
  return (
    <div className={styles.fields}>
      {person && (
        <div className={styles.whole}>
          <Note
            title={t('register.onFile')}
            action={
              <a className={styles.link} href={accountPaths.profile}>
                {t('register.toProfile')}
              </a>
            }
          />
        </div>
      )}
      {texts.map(({ field, word, kind, autoComplete, ...rest }) => (
        <div key={field} data-field={field} className={'wide' in rest ? styles.whole : undefined}>
          <Field
            id={field}
            label={t(word)}
            optional={'optional' in rest}
            error={
              field === 'civil_id' && known ? (
                <KnownPerson onLogIn={() => send({ type: 'login.requested' })} />
              ) : (
                fieldError(field)
              )
            }
          >
            {(control) => (
              <TextInput
                {...control}
                name={field}
                kind={kind}
                autoComplete={autoComplete}
                aria-required={!('optional' in rest)}
                readOnly={locked.has(field)}
                value={values[field]}
                onChange={(value) => changeField(field, value)}
              />
            )}
          </Field>
        </div>
      ))}
      <div data-field="phone_number">
        <PhoneField
          countryId={values.country_id}
          digits={values.phone}
          onCountry={(value) => changeField('country_id', value)}
          onDigits={(value) => changeField('phone', value)}
          error={fieldError('phone_number')}
          codeError={fieldError('country_code')}
          choose={t('account:profile.choose')}
          readOnly={locked.has('phone')}
          countryFixed={locked.has('country_id')}
        />
      </div>
      <Field id="country_id" label={t('account:profile.country')} error={fieldError('country_id')}>
        {(control) => (
          <SelectInput
            {...control}
            autoComplete="country-name"
            disabled={locked.has('country_id')}
            empty={t('account:profile.choose')}
            choices={choices}
            value={values.country_id}
            onChange={(value) => changeField('country_id', value)}
          />
        )}
      </Field>
      <div data-field="user_dob" className={styles.birth}>
        <DateOfBirthField
          values={values}
          onChange={changeField}
          error={fieldError('user_dob')}
          readOnly={locked.has('day')}
        />
      </div>
      <div data-field="address" className={styles.whole}>
        <Field id="address" label={t('account:profile.address')} optional error={fieldError('address')}>
          {(control) => (
            <TextInput
              {...control}
              name="address"
              autoComplete="street-address"
              readOnly={locked.has('address')}
              value={values.address}
              onChange={(value) => changeField('address', value)}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
