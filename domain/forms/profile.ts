/** What a candidate may change of the own profile (specification sections 3 and 5; decision D15). Fields as on the wire. */
import { isOfAge, readBirthDate } from '../birthDate.ts';
import { PROFILE_MIN_AGE } from '../limits.ts';
import { readPhone, splitPhone, type PhoneProblem } from '../phone.ts';
import { readAddress, readCountry, readName, type ReadField } from './personFields.ts';
import type { NameFault } from './personName.ts';

export const profileFields = ['full_name', 'phone_number', 'address', 'user_dob', 'country_id'] as const;
export type ProfileField = (typeof profileFields)[number];
/** What stands in the fields; what is empty or left out stays as it is. */
export type ProfileValues = Partial<Record<ProfileField, string>>;

export type ProfileChanges = {
  full_name?: string;
  /** Dial code and digits, joined. */
  phone_number?: string;
  address?: string;
  /** `YYYY-MM-DD`. */
  user_dob?: string;
  country_id?: number;
};

export type ProfileProblem =
  | PhoneProblem
  | NameFault
  | 'nameMin'
  | 'nameMax'
  | 'addressMax'
  | 'dobInvalid'
  | 'dobMin'
  | 'countryUnknown';
export type ProfileProblems = Partial<Record<ProfileField, ProfileProblem>>;

export type ProfileNow = { phone_number: string | null; country_id: number };

type Read<T> = ReadField<T, ProfileProblem> | undefined;

/**
 * The changes that a form asks for, or what is wrong with its fields.
 * @param now what is known: the dial code must be that of the country, whichever of the two changes
 * @param today `YYYY-MM-DD` where the age is looked at
 */
export function readProfile(
  values: ProfileValues,
  now: ProfileNow,
  today: string,
): { ok: true; changes: ProfileChanges } | { ok: false; problems: ProfileProblems } {
  const country = given(values.country_id, readCountryId);
  const countryId = country && 'value' in country ? country.value : now.country_id;
  const read = {
    full_name: given(values.full_name, readName),
    phone_number:
      given(values.phone_number, (typed) => phoneOf(typed, countryId)) ?? staleDialCode(now, countryId),
    address: given(values.address, readAddress),
    user_dob: given(values.user_dob, (typed) => readBirthday(typed, today)),
    country_id: country,
  } satisfies Record<ProfileField, Read<unknown>>;
  const problems: ProfileProblems = {};
  for (const field of profileFields) {
    const each = read[field];
    if (each && 'problem' in each) problems[field] = each.problem;
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const changes = profileFields.flatMap((field) => {
    const each = read[field];
    return each && 'value' in each ? [[field, each.value]] : [];
  });
  return { ok: true, changes: Object.fromEntries(changes) as ProfileChanges };
}

function given<T>(typed: string | undefined, read: (text: string) => Read<T>): Read<T> {
  const text = typed?.trim() ?? '';
  return text === '' ? undefined : read(text);
}

function readCountryId(typed: string): Read<number> {
  const read = readCountry(typed);
  return 'value' in read ? { value: read.value.id } : read;
}

function readBirthday(typed: string, today: string): Read<string> {
  const value = readBirthDate(typed);
  if (value === undefined || value > today) return { problem: 'dobInvalid' };
  return isOfAge(value, today, PROFILE_MIN_AGE) ? { value } : { problem: 'dobMin' };
}

function phoneOf(typed: string, countryId: number): Read<string> {
  const read = readPhone(typed);
  if (!read.ok) return { problem: read.problem };
  const isOfCountry = splitPhone(read.phone)?.country.id === countryId;
  return isOfCountry ? { value: read.phone } : { problem: 'phoneCountry' };
}

/** The known number has another dial code than the country that is chosen now. */
function staleDialCode({ phone_number, country_id }: ProfileNow, countryId: number): Read<string> {
  if (phone_number === null || countryId === country_id) return undefined;
  return splitPhone(phone_number)?.country.id === countryId ? undefined : { problem: 'phoneCountry' };
}
