import type { CompetitionDetails, Profile } from '../../../domain/contract.ts';
import { splitPhone } from '../../../domain/person/phone.ts';
import { canonicalCivilId } from '../../../domain/person/civilId.ts';
import {
  readRegistration,
  registrationFields,
  registrationMinAge,
  type Registration,
  type RegistrationValues,
} from '../../../domain/forms/registration.ts';
import { readPhoneNumber } from '../../platform/readPhoneNumber.ts';
import type { EntryErrors } from '../entryReply.ts';

export const signupFields = [...registrationFields, 'comp_id', 'media_ticket', 'begun_stamp'] as const;
export type SignupField = (typeof signupFields)[number];
export type SignupValues = Partial<Record<SignupField, string>>;

/** The registration that a form's fields give, if they are valid, and the errors of those that are not. */
export type ReadSignup = { registration: Registration | undefined; errors: EntryErrors };

/**
 * Reads the fields of a registration form. For a signed-in candidate, what the account knows wins over the
 * form: nobody can make themselves older by another birth date (decision D17).
 */
export function readSignup(
  values: SignupValues,
  profile: Profile | undefined,
  competition: Pick<CompetitionDetails, 'min_age'>,
  today: string,
): ReadSignup {
  const minAge = registrationMinAge(competition);
  const read = readRegistration(profile ? withProfile(values, profile) : values, { today, minAge });
  const found = read.ok ? {} : read.errors;
  const errors = Object.fromEntries(
    Object.entries(found).map(([field, error]) => [
      field,
      { error, ...(error === 'dobMin' && { values: { min: minAge } }) },
    ]),
  );
  const isOther = profile && canonicalCivilId(values.civil_id ?? '') !== canonicalCivilId(profile.civil_id);
  if (isOther && !('civil_id' in errors))
    return { registration: undefined, errors: { ...errors, civil_id: { error: 'civilIdOther' } } };
  if (!read.ok) return { registration: undefined, errors };
  const phone = readPhoneNumber(read.registration.phone_number);
  if (phone === undefined)
    return { registration: undefined, errors: { ...errors, phone_number: { error: 'phoneUnknown' } } };
  return { registration: { ...read.registration, phone_number: phone }, errors };
}

function withProfile(values: RegistrationValues, profile: Profile): RegistrationValues {
  const { full_name, email, phone_number, user_dob, address, country_id } = profile;
  const phone = phone_number === null ? undefined : splitPhone(phone_number);
  return {
    ...values,
    full_name,
    ...(email !== null && { email }),
    ...(phone && {
      phone_number: phone.digits,
      country_code: phone.country.dialCode,
      country_id: String(phone.country.id),
    }),
    ...(!phone && { country_id: values.country_id ?? String(country_id) }),
    ...(user_dob !== null && { user_dob }),
    ...(address !== null && { address }),
  };
}
