/**
 * The profile fields that a candidate can change (specification sections 3 and 5; decision D15), named as on
 * the wire. The phone number changes on its own page (decision D144).
 */
import { readAddress } from '../person/address.ts';
import { PROFILE_MIN_AGE, readBirthDate } from '../person/birthDate.ts';
import { readCountry } from '../person/country.ts';
import type { ReadField } from '../person/field.ts';
import { readName, type NameErrorCode } from '../person/name.ts';

export const profileFields = ['full_name', 'address', 'user_dob', 'country_id'] as const;
export type ProfileField = (typeof profileFields)[number];
/** The typed text of each field. An empty or missing one leaves the profile as it is. */
export type ProfileValues = Partial<Record<ProfileField, string>>;

export type ProfileChanges = {
  full_name?: string;
  address?: string;
  /** `YYYY-MM-DD`. */
  user_dob?: string;
  country_id?: number;
};

export type ProfileErrorCode = NameErrorCode | 'addressMax' | 'dobInvalid' | 'dobMin' | 'countryUnknown';
export type ProfileErrorCodes = Partial<Record<ProfileField, ProfileErrorCode>>;

type Read<T> = ReadField<T, ProfileErrorCode> | undefined;

/**
 * Validates a profile form. Returns the changes, or the error code of each wrong field.
 * @param today the date for the age check, `YYYY-MM-DD`
 */
export function readProfile(
  values: ProfileValues,
  today: string,
): { ok: true; changes: ProfileChanges } | { ok: false; errors: ProfileErrorCodes } {
  const read = {
    full_name: given(values.full_name, readName),
    address: given(values.address, readAddress),
    user_dob: given(values.user_dob, (typed) => readBirthDate(typed, { today, minAge: PROFILE_MIN_AGE })),
    country_id: given(values.country_id, readCountryId),
  } satisfies Record<ProfileField, Read<unknown>>;
  const errors: ProfileErrorCodes = {};
  for (const field of profileFields) {
    const each = read[field];
    if (each && 'error' in each) errors[field] = each.error;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
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
