/**
 * The registration form of a competition (specification sections 3 and 5; decisions D15 and D82). Fields are
 * named as on the wire; `mediaFile.ts` has the rules for files.
 */
import { countryByDialCode, type Country } from '../countries.ts';
import { toLatinDigits } from '../digits.ts';
import { readAddress } from '../person/address.ts';
import { readBirthDate, REGISTRATION_MIN_AGE, type AgeTerms } from '../person/birthDate.ts';
import { readCivilId } from '../person/civilId.ts';
import { readCountry } from '../person/country.ts';
import { readEmail } from '../person/email.ts';
import { oneLine, type ReadField } from '../person/field.ts';
import { readName, type NameErrorCode } from '../person/name.ts';
import { joinPhone, readAnyPhone, readPhone, type PhoneErrorCode } from '../person/phone.ts';

/** In the order of the page, so that the first field with an error is the topmost. */
export const personalFields = [
  'full_name',
  'civil_id',
  'email',
  'country_code',
  'phone_number',
  'country_id',
  'user_dob',
  'address',
] as const;
/** The consents that a registration needs; the candidate gives each in the dialog that shows its text. */
export const consents = ['read_requirement', 'term_conditions'] as const;
export type Consent = (typeof consents)[number];
export const registrationFields = [...personalFields, ...consents] as const;
export type RegistrationField = (typeof registrationFields)[number];
/** The typed text of each field; a given consent is `true` or `1`. */
export type RegistrationValues = Partial<Record<RegistrationField, string>>;

/** What can be wrong with a field: keys of `locales/*\/errors.json` below `problem`. */
export type RegistrationErrorCode =
  | PhoneErrorCode
  | NameErrorCode
  | 'nameRequired'
  | 'civilIdRequired'
  | 'civilIdInvalid'
  | 'emailInvalid'
  | 'phoneRequired'
  | 'countryCodeRequired'
  | 'countryRequired'
  | 'countryUnknown'
  | 'dobRequired'
  | 'dobInvalid'
  | 'dobMin'
  | 'addressMax'
  | 'requirementsRequired'
  | 'termsRequired';
export type RegistrationErrorCodes = Partial<Record<RegistrationField, RegistrationErrorCode>>;

type Read<T> = ReadField<T, RegistrationErrorCode>;
type Reader<T> = (typed: string | undefined) => Read<T>;

/** Readers of the fields that are one line of text and depend on no other field. */
const textReaders = {
  full_name: required('nameRequired', readName),
  civil_id: required('civilIdRequired', readCivilId),
  email: optional(readEmail),
  address: optional(readAddress),
} satisfies Partial<Record<RegistrationField, Reader<string> | Reader<string | null>>>;
export type TextField = keyof typeof textReaders;
export const textFields = Object.keys(textReaders) as TextField[];

/** A record with the result of `valueOf` for each text field. */
export const forTextFields = <T>(valueOf: (field: TextField) => T): Record<TextField, T> =>
  Object.fromEntries(textFields.map((field) => [field, valueOf(field)])) as Record<TextField, T>;

type Texts = { [Field in TextField]: (typeof textReaders)[Field] extends Reader<infer T> ? T : never };

/** A form without field errors, each value in its canonical form. */
export type Registration = Texts & {
  /** Dial code and digits, joined: `+96891234567`. */
  phone_number: string;
  country_code: string;
  country_id: number;
  /** `YYYY-MM-DD`. */
  user_dob: string;
};

/**
 * The day of the check and the competition's minimum age, at least `REGISTRATION_MIN_AGE` (decision D15).
 */
export type RegistrationTerms = AgeTerms;

/** Minimum age of a competition's candidates in years. */
export const registrationMinAge = (competition: { min_age: number }): number =>
  Math.max(REGISTRATION_MIN_AGE, competition.min_age);

type Reads<T> = { [Field in keyof T]: Read<T[Field]> };

/** Validates the form. Returns the registration, or the error code of each wrong field. */
export function readRegistration(
  values: RegistrationValues,
  terms: RegistrationTerms,
): { ok: true; registration: Registration } | { ok: false; errors: RegistrationErrorCodes } {
  const country = required('countryRequired', readCountry)(values.country_id);
  const code = required('countryCodeRequired', (typed) => readCode(typed, country))(values.country_code);
  const person: Reads<Registration> = {
    ...(forTextFields((field) => textReaders[field](values[field])) as Reads<Texts>),
    country_code: code,
    phone_number: required('phoneRequired', (typed) => readNumber(typed, code))(values.phone_number),
    country_id: 'value' in country ? { value: country.value.id } : country,
    user_dob: required('dobRequired', (typed) => readBirthDate(typed, terms))(values.user_dob),
  };
  const read = {
    ...person,
    term_conditions: readConsent(values.term_conditions, 'termsRequired'),
    read_requirement: readConsent(values.read_requirement, 'requirementsRequired'),
  };
  const errors: RegistrationErrorCodes = {};
  for (const field of registrationFields) {
    const each = read[field];
    if ('error' in each) errors[field] = each.error;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, registration: valuesOf<Registration>(person) };
}

/** The values of fields, without the fields that have errors. */
function valuesOf<T extends object>(read: Reads<T>): T {
  const values = Object.entries<Read<unknown>>(read).flatMap(([field, each]) =>
    'value' in each ? [[field, each.value]] : [],
  );
  return Object.fromEntries(values) as T;
}

function required<T>(error: RegistrationErrorCode, read: (text: string) => Read<T>): Reader<T> {
  return (typed) => {
    const text = oneLine(typed ?? '');
    return text === '' ? { error } : read(text);
  };
}

function optional<T>(read: (text: string) => Read<T>): Reader<T | null> {
  return (typed) => {
    const text = oneLine(typed ?? '');
    return text === '' ? { value: null } : read(text);
  };
}

/**
 * Reads a dial code. It must be that of the chosen country, if a valid country is chosen, because the form
 * links the two.
 */
function readCode(typed: string, country: Read<Country>): Read<string> {
  const code = countryByDialCode(toLatinDigits(typed).replace(/^00/, '+'));
  if (!code) return { error: 'countryCodeRequired' };
  const isOfCountry = !('value' in country) || country.value.id === code.id;
  return isOfCountry ? { value: code.dialCode } : { error: 'phoneCountry' };
}

/** Reads a phone number, typed with or without a dial code; a typed dial code must equal `code`. */
function readNumber(typed: string, code: Read<string>): Read<string> {
  if ('value' in code) return joinPhone(code.value, typed);
  // The missing code has an error of its own: check the number alone.
  const joined = readPhone(typed);
  return 'value' in joined ? joined : readAnyPhone(typed);
}

const readConsent = (given: string | undefined, error: RegistrationErrorCode): Read<true> =>
  given === 'true' || given === '1' ? { value: true } : { error };
