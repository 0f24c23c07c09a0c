/** Values, validation and request body of the registration form (specification section 5). */
import { countryById, HOME_COUNTRY } from '../../../domain/countries.ts';
import type { Profile } from '../../../domain/contract.ts';
import {
  forTextFields,
  readRegistration,
  registrationMinAge,
  textFields,
  type Consent,
  type Registration,
  type RegistrationValues,
} from '../../../domain/forms/registration.ts';
import { toLatinDigits } from '../../../domain/digits.ts';
import { splitPhone, splitTypedPhone } from '../../../domain/person/phone.ts';
import type {
  RegistrationContext,
  RegistrationErrorField,
  RegistrationErrors,
  RegistrationFormValues,
  TypedField,
} from './registrationTypes.ts';

export const emptyRegistration: RegistrationFormValues = {
  ...forTextFields(() => ''),
  country_id: String(HOME_COUNTRY.id),
  phone: '',
  day: '',
  month: '',
  year: '',
  read_requirement: false,
  term_conditions: false,
};

/** Values from the profile of a signed-in candidate; they override the draft. */
export function valuesOfPerson(person: Profile): Partial<RegistrationFormValues> {
  const phone = splitPhone(person.phone_number ?? '');
  const [year = '', month = '', day = ''] = (person.user_dob ?? '').split('-');
  const known = {
    ...forTextFields((field) => person[field] ?? ''),
    // The phone's country may differ from the profile's.
    country_id: phone ? String(phone.country.id) : '',
    phone: phone?.digits ?? '',
    day: withoutZero(day),
    month: withoutZero(month),
    year,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''));
}

/** Values of a form in which nothing was typed. */
export const startValues = (person: Profile | null): RegistrationFormValues => ({
  ...emptyRegistration,
  ...(person && { country_id: String(person.country_id) }),
  ...(person && valuesOfPerson(person)),
});

/** Whether the candidate typed something: a country or a consent alone is nothing to continue. */
export function hasTyped(values: RegistrationFormValues, person: Profile | null): boolean {
  const start = startValues(person);
  const typed = [...textFields, 'phone', 'day', 'month', 'year'] as const;
  return typed.some((field) => values[field] !== start[field]);
}

/** Fields that come from the profile and cannot be edited. */
export const lockedFields = (person: Profile | null): ReadonlySet<string> =>
  new Set(person ? Object.keys(valuesOfPerson(person)) : []);

const withoutZero = (digits: string) => digits.replace(/^0/, '');

type Judged = Pick<RegistrationContext, 'values' | 'today' | 'competition'>;

export function wireValues(form: RegistrationFormValues): RegistrationValues {
  return {
    ...forTextFields((field) => form[field]),
    country_code: countryById(Number(form.country_id))?.dialCode ?? '',
    phone_number: form.phone,
    country_id: form.country_id,
    user_dob: birthDateText(form),
    read_requirement: String(form.read_requirement),
    term_conditions: String(form.term_conditions),
  };
}

/** The date as `YYYY-MM-DD`; empty if no part is given. A partial date gives an invalid text. */
function birthDateText({ day, month, year }: RegistrationFormValues): string {
  const parts = [year, month, day].map((part) => toLatinDigits(part.trim()));
  if (parts.every((part) => part === '')) return '';
  return [parts[0], parts[1]?.padStart(2, '0'), parts[2]?.padStart(2, '0')].join('-');
}

/** The competition's minimum age in years. */
export const minAgeOf = ({ competition }: Pick<RegistrationContext, 'competition'>): number =>
  registrationMinAge(competition ?? { min_age: 0 });

const read = (judged: Judged) =>
  readRegistration(wireValues(judged.values), { today: judged.today, minAge: minAgeOf(judged) });

/** Errors of the typed fields, without the files. */
function typedErrors(judged: Judged): RegistrationErrors {
  const result = read(judged);
  if (result.ok) return {};
  return Object.fromEntries(Object.entries(result.errors).map(([field, code]) => [field, { code }]));
}

/** The errors of stored values, which only the profile can change (decision D83). */
export function storedErrors(judged: Judged, person: Profile | null): RegistrationErrors {
  const { user_dob } = typedErrors(judged);
  return person?.user_dob && user_dob ? { user_dob } : {};
}

/** All errors that the browser finds; the error of a refused file stays. */
export function registrationErrors(
  context: Judged & Pick<RegistrationContext, 'media' | 'identity' | 'fieldErrors'>,
): RegistrationErrors {
  const required = { file: 'required', name: '' } as const;
  return {
    ...typedErrors(context),
    ...(context.media === null && { media_file: context.fieldErrors.media_file ?? required }),
    ...(context.identity === null && { id_passport_url: context.fieldErrors.id_passport_url ?? required }),
  };
}

/** The request body of a valid form. @throws {TypeError} for an invalid form */
export function registrationToSend(judged: Judged): Registration {
  const result = read(judged);
  if (!result.ok) throw new TypeError('a form with errors cannot be sent');
  return result.registration;
}

const errorFieldsOf: Record<TypedField, readonly RegistrationErrorField[]> = {
  ...forTextFields<readonly RegistrationErrorField[]>((field) => [field]),
  country_id: ['country_id', 'country_code', 'phone_number'],
  phone: ['phone_number'],
  day: ['user_dob'],
  month: ['user_dob'],
  year: ['user_dob'],
};

export function withoutFields(
  fieldErrors: RegistrationErrors,
  fields: readonly RegistrationErrorField[],
): RegistrationErrors {
  const kept = Object.entries(fieldErrors).filter(([field]) => !fields.some((each) => each === field));
  return Object.fromEntries(kept);
}

/** Changes a field and clears its errors. A phone number with its dial code chooses the country. */
export function withEdit(
  { values, fieldErrors, known }: Pick<RegistrationContext, 'values' | 'fieldErrors' | 'known'>,
  { field, value }: { field: TypedField; value: string },
): Pick<RegistrationContext, 'values' | 'fieldErrors' | 'known'> {
  const phone = field === 'phone' ? splitTypedPhone(value) : undefined;
  const edit = phone ? { phone: phone.digits, country_id: String(phone.country.id) } : { [field]: value };
  return {
    values: { ...values, ...edit },
    fieldErrors: withoutFields(fieldErrors, errorFieldsOf[phone ? 'country_id' : field]),
    known: known && field !== 'civil_id',
  };
}

function isFilled(field: RegistrationErrorField, values: RegistrationFormValues): boolean {
  const { phone, country_id, day, month, year } = values;
  if (field === 'phone_number') return phone.trim() !== '' && country_id !== '';
  if (field === 'user_dob') return day !== '' && month !== '' && year !== '';
  const text = textFields.find((each) => each === field);
  return text !== undefined && values[text].trim() !== '';
}

/** Validates a filled field on blur; missing fields are reported on submit. */
export function withJudged(context: RegistrationContext, field: RegistrationErrorField): RegistrationErrors {
  const { fieldErrors } = context;
  if (fieldErrors[field] !== undefined || !isFilled(field, context.values)) return fieldErrors;
  const fieldError = registrationErrors(context)[field];
  return fieldError ? { ...fieldErrors, [field]: fieldError } : fieldErrors;
}

export const withConsent = (
  { values, fieldErrors }: Pick<RegistrationContext, 'values' | 'fieldErrors'>,
  consent: Consent,
  given: boolean,
): Pick<RegistrationContext, 'values' | 'fieldErrors'> => ({
  values: { ...values, [consent]: given },
  fieldErrors: withoutFields(fieldErrors, [consent]),
});
