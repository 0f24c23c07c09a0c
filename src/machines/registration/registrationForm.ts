/** The form of a registration: what stands in it, what is wrong with it, and what is sent (specification section 5). */
import { countryById } from '../../../domain/countries.ts';
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
import { splitPhone } from '../../../domain/person/phone.ts';
import type {
  RegistrationContext,
  RegistrationErrorField,
  RegistrationErrors,
  RegistrationFormValues,
  TypedField,
} from './registrationTypes.ts';

export const emptyRegistration: RegistrationFormValues = {
  ...forTextFields(() => ''),
  country_id: '',
  phone: '',
  day: '',
  month: '',
  year: '',
  read_requirement: false,
  term_conditions: false,
};

/** What is on file of somebody who is signed in: it counts, whatever a form says besides. */
export function valuesOfPerson(person: Profile): Partial<RegistrationFormValues> {
  const phone = splitPhone(person.phone_number ?? '');
  const [year = '', month = '', day = ''] = (person.user_dob ?? '').split('-');
  const known = {
    ...forTextFields((field) => person[field] ?? ''),
    // The number has a country of its own; without one it can be another than the profile's.
    country_id: phone ? String(phone.country.id) : '',
    phone: phone?.digits ?? '',
    day: withoutZero(day),
    month: withoutZero(month),
    year,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''));
}

/** The fields that stand as they are on file. */
export const lockedFields = (person: Profile | null): ReadonlySet<string> =>
  new Set(person ? Object.keys(valuesOfPerson(person)) : []);

const withoutZero = (digits: string) => digits.replace(/^0/, '');

type Judged = Pick<RegistrationContext, 'values' | 'today' | 'competition'>;

/** As the rules read it. */
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

/** Empty where nothing is given; a date that is given in part is none. */
function birthDateText({ day, month, year }: RegistrationFormValues): string {
  const parts = [year, month, day].map((part) => toLatinDigits(part.trim()));
  if (parts.every((part) => part === '')) return '';
  return [parts[0], parts[1]?.padStart(2, '0'), parts[2]?.padStart(2, '0')].join('-');
}

/** Years; what the competition asks for. */
export const minAgeOf = ({ competition }: Pick<RegistrationContext, 'competition'>): number =>
  registrationMinAge(competition ?? { min_age: 0 });

const read = (judged: Judged) =>
  readRegistration(wireValues(judged.values), { today: judged.today, minAge: minAgeOf(judged) });

/** What is wrong with the fields, files apart. */
function typedErrors(judged: Judged): RegistrationErrors {
  const result = read(judged);
  if (result.ok) return {};
  return Object.fromEntries(Object.entries(result.problems).map(([field, code]) => [field, { code }]));
}

/** Everything that is wrong before it is sent; what was said of a file that was refused stays said. */
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

export function without(
  fieldErrors: RegistrationErrors,
  fields: readonly RegistrationErrorField[],
): RegistrationErrors {
  const kept = Object.entries(fieldErrors).filter(([field]) => !fields.some((each) => each === field));
  return Object.fromEntries(kept);
}

/** What an edit of a field changes: editing a field clears what was said of it. */
export function withEdit(
  { values, fieldErrors, known }: Pick<RegistrationContext, 'values' | 'fieldErrors' | 'known'>,
  { field, value }: { field: TypedField; value: string },
): Pick<RegistrationContext, 'values' | 'fieldErrors' | 'known'> {
  return {
    values: { ...values, [field]: value },
    fieldErrors: without(fieldErrors, errorFieldsOf[field]),
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

/** A field that was left is judged once something stands in it; what lacks is said when the form is sent. */
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
  fieldErrors: without(fieldErrors, [consent]),
});
