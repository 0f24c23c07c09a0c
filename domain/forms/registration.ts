/**
 * What somebody fills in to take part in a competition (specification sections 3 and 5; decisions D15 and D82). Fields
 * as on the wire; the files have rules of their own.
 */
import { isOfAge, readBirthDate } from '../person/birthDate.ts';
import { canonicalCivilId } from '../person/civilId.ts';
import { countryByDialCode, type Country } from '../countries.ts';
import { toLatinDigits } from '../digits.ts';
import { REGISTRATION_MIN_AGE } from '../limits.ts';
import { joinPhone, readPhone, type PhoneProblem } from '../person/phone.ts';
import { oneLine, readAddress, readCountry, readEmail, readName, type ReadField } from './personFields.ts';
import type { NameFault } from '../person/name.ts';

/** In the order of the page, so that the first fault is the topmost. */
export const registrationFields = [
  'full_name',
  'civil_id',
  'email',
  'country_code',
  'phone_number',
  'country_id',
  'user_dob',
  'address',
  'read_requirement',
  'term_conditions',
] as const;
export type RegistrationField = (typeof registrationFields)[number];
/** What stands in the fields; a consent is given as `true` or `1`. */
export type RegistrationValues = Partial<Record<RegistrationField, string>>;

/** A form without fault, each value in the one way to write it. */
export type Registration = {
  full_name: string;
  /** As `canonicalCivilId` writes it. */
  civil_id: string;
  email: string | null;
  /** Dial code and digits, joined: `+96891234567`. */
  phone_number: string;
  country_code: string;
  country_id: number;
  /** `YYYY-MM-DD`. */
  user_dob: string;
  address: string | null;
};

/** The keys of `locales/*\/errors.json` below `problem`. */
export type RegistrationProblem =
  | PhoneProblem
  | NameFault
  | 'nameRequired'
  | 'nameMin'
  | 'nameMax'
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
  | 'consentRequired';
export type RegistrationProblems = Partial<Record<RegistrationField, RegistrationProblem>>;

export type RegistrationTerms = {
  /** `YYYY-MM-DD` where the age is looked at. */
  today: string;
  /** Years; what the competition asks for, never less than `REGISTRATION_MIN_AGE` (decision D15). */
  minAge: number;
};

/** Years that a candidate of a competition must be old. */
export const registrationMinAge = (competition: { min_age: number }): number =>
  Math.max(REGISTRATION_MIN_AGE, competition.min_age);

type Read<T> = ReadField<T, RegistrationProblem>;
type Reads<T> = { [Field in keyof T]: Read<T[Field]> };

/** The registration that a form holds, or what is wrong with its fields. */
export function readRegistration(
  values: RegistrationValues,
  terms: RegistrationTerms,
): { ok: true; registration: Registration } | { ok: false; problems: RegistrationProblems } {
  const country = required(values.country_id, 'countryRequired', readCountry);
  const code = required(values.country_code, 'countryCodeRequired', (typed) => readCode(typed, country));
  const read = {
    full_name: required(values.full_name, 'nameRequired', readName),
    civil_id: required(values.civil_id, 'civilIdRequired', readCivilId),
    email: optional(values.email, readEmail),
    country_code: code,
    phone_number: required(values.phone_number, 'phoneRequired', (typed) => readNumber(typed, code)),
    country_id: 'value' in country ? { value: country.value.id } : country,
    user_dob: required(values.user_dob, 'dobRequired', (typed) => readBirthday(typed, terms)),
    address: optional(values.address, readAddress),
    term_conditions: readConsent(values.term_conditions),
    read_requirement: readConsent(values.read_requirement),
  };
  const problems: RegistrationProblems = {};
  for (const field of registrationFields) {
    const each = read[field];
    if ('problem' in each) problems[field] = each.problem;
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const { term_conditions: _terms, read_requirement: _requirements, ...person } = read;
  return { ok: true, registration: valuesOf<Registration>(person) };
}

/** The values of fields that have no problems. */
function valuesOf<T extends object>(read: Reads<T>): T {
  const values = Object.entries<Read<unknown>>(read).flatMap(([field, each]) =>
    'value' in each ? [[field, each.value]] : [],
  );
  return Object.fromEntries(values) as T;
}

function required<T>(
  typed: string | undefined,
  problem: RegistrationProblem,
  read: (text: string) => Read<T>,
): Read<T> {
  const text = oneLine(typed ?? '');
  return text === '' ? { problem } : read(text);
}

function optional<T>(typed: string | undefined, read: (text: string) => Read<T>): Read<T | null> {
  const text = oneLine(typed ?? '');
  return text === '' ? { value: null } : read(text);
}

/** Every number that a state gives holds digits; names of people do not. */
const civilId = /^(?=.*\d)[A-Z0-9/-]{3,40}$/;

function readCivilId(typed: string): Read<string> {
  const value = canonicalCivilId(typed);
  return civilId.test(value) ? { value } : { problem: 'civilIdInvalid' };
}

/** The dial code stays that of the country: who moves one in the form moves the other. */
function readCode(typed: string, country: Read<Country>): Read<string> {
  const code = countryByDialCode(toLatinDigits(typed).replace(/^00/, '+'));
  if (!code) return { problem: 'countryCodeRequired' };
  const isOfCountry = !('value' in country) || country.value.id === code.id;
  return isOfCountry ? { value: code.dialCode } : { problem: 'phoneCountry' };
}

/** Digits behind the code, or joined with one, which then must be the same. */
function readNumber(typed: string, code: Read<string>): Read<string> {
  const joined = readPhone(typed);
  if (!('value' in code)) return joined.ok ? { value: joined.phone } : justDigits(typed);
  const behind = joinPhone(code.value, typed);
  if (behind.ok) return { value: behind.phone };
  return { problem: joined.ok ? 'phoneCountry' : behind.problem };
}

/** While the code is not known, only what can never be a number is said of it. */
function justDigits(typed: string): Read<string> {
  const first = joinPhone(SOME_CODE, typed);
  return first.ok ? { value: first.phone } : { problem: first.problem };
}
const SOME_CODE = '+968';

function readBirthday(typed: string, { today, minAge }: RegistrationTerms): Read<string> {
  const value = readBirthDate(typed);
  if (value === undefined || value > today) return { problem: 'dobInvalid' };
  return isOfAge(value, today, minAge) ? { value } : { problem: 'dobMin' };
}

const readConsent = (given: string | undefined): Read<true> =>
  given === 'true' || given === '1' ? { value: true } : { problem: 'consentRequired' };
