/** Values, validation and request body of the profile form (specification section 5). */
import type { Profile } from '../../../domain/contract.ts';
import type { FieldErrors } from '../../../domain/accountRefusals.ts';
import { toLatinDigits } from '../../../domain/digits.ts';
import { type ProfileValues, readProfile } from '../../../domain/forms/profile.ts';
import { AVATAR_MAX_BYTES } from '../../../domain/limits.ts';
import { wantedProfile } from '../../../domain/wantedProfile.ts';
import { withoutFieldError } from '../formErrors.ts';
import type {
  ProfileEditContext,
  ProfileErrorField,
  ProfileFormValues,
  ProfileToSave,
} from './profileEditTypes.ts';

export const profileFormFields = [
  'full_name',
  'country_id',
  'address',
  'day',
  'month',
  'year',
] as const satisfies readonly (keyof ProfileFormValues)[];

export const emptyProfileForm: ProfileFormValues = {
  full_name: '',
  country_id: '',
  address: '',
  day: '',
  month: '',
  year: '',
};

/** Shows pending changes, so that saving another field does not revert them. */
export function formOf(saved: Profile): ProfileFormValues {
  const profile = wantedProfile(saved);
  const [year = '', month = '', day = ''] = (profile.user_dob ?? '').split('-');
  return {
    full_name: profile.full_name,
    country_id: String(profile.country_id),
    address: profile.address ?? '',
    day: withoutZero(day),
    month: withoutZero(month),
    year,
  };
}

const withoutZero = (digits: string) => digits.replace(/^0/, '');

function wireValues(form: ProfileFormValues): ProfileValues {
  return {
    full_name: form.full_name,
    address: form.address,
    user_dob: birthDateText(form),
    country_id: form.country_id,
  };
}

/** The date as `YYYY-MM-DD`; empty if no part is given. A partial date gives an invalid text. */
function birthDateText({ day, month, year }: ProfileFormValues): string {
  const parts = [year, month, day].map((part) => toLatinDigits(part.trim()));
  if (parts.every((part) => part === '')) return '';
  return [parts[0], parts[1]?.padStart(2, '0'), parts[2]?.padStart(2, '0')].join('-');
}

/** Whether leaving the form would lose changes. */
export function isUnsaved({ profile, values, avatar }: ProfileEditContext): boolean {
  if (!profile) return false;
  const saved = formOf(profile);
  return avatar !== null || profileFormFields.some((field) => values[field] !== saved[field]);
}

type Judged = Pick<ProfileEditContext, 'values' | 'today'>;

/** All field errors that the browser finds. */
export function profileErrors(
  judged: Judged & Pick<ProfileEditContext, 'avatar'>,
): FieldErrors<ProfileErrorField> {
  return { ...typedErrors(judged), ...avatarError(judged.avatar) };
}

function typedErrors(judged: Judged): FieldErrors<ProfileErrorField> {
  const read = readProfile(wireValues(judged.values), judged.today);
  if (read.ok) return {};
  const entries = Object.entries(read.errors).map(([field, code]) => [field, { code }]);
  return Object.fromEntries(entries) as FieldErrors<ProfileErrorField>;
}

function avatarError(avatar: File | null): FieldErrors<'profile_image'> {
  if (avatar === null || avatar.size <= AVATAR_MAX_BYTES) return {};
  return { profile_image: { code: 'imageTooLarge' } };
}

/** The error of a date, checked on every change; none while a part is missing (specification section 5). */
function birthDateError(judged: Judged): FieldErrors<'user_dob'> {
  const { day, month, year } = judged.values;
  if (day === '' || month === '' || year.length < 4) return {};
  const { user_dob } = typedErrors(judged);
  return user_dob ? { user_dob } : {};
}

const errorFieldsOf: Record<keyof ProfileFormValues, readonly ProfileErrorField[]> = {
  full_name: ['full_name'],
  country_id: ['country_id'],
  address: ['address'],
  day: ['user_dob'],
  month: ['user_dob'],
  year: ['user_dob'],
};

/** Changes a field and clears its errors; a complete date is validated at once. */
export function withEdit(
  context: ProfileEditContext,
  { field, value }: { field: keyof ProfileFormValues; value: string },
): Pick<ProfileEditContext, 'values' | 'fieldErrors'> {
  const values = { ...context.values, [field]: value };
  const cleared = errorFieldsOf[field];
  const kept = Object.entries(context.fieldErrors).filter(([each]) => !cleared.some((one) => one === each));
  const fieldErrors = Object.fromEntries(kept) as FieldErrors<ProfileErrorField>;
  return {
    values,
    fieldErrors: cleared.includes('user_dob')
      ? { ...fieldErrors, ...birthDateError({ ...context, values }) }
      : fieldErrors,
  };
}

type WithAvatar = Pick<ProfileEditContext, 'avatar' | 'fieldErrors'>;

/**
 * Whether a file may be a picture (specification section 5 "Avatar"). Some browsers name no type for the
 * pictures of phones.
 */
export const isPicture = ({ file }: { file: File }): boolean =>
  file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name);

/** Takes the picture without a size check, which follows after scaling. */
export const withAvatar = ({ fieldErrors }: ProfileEditContext, { file }: { file: File }): WithAvatar => ({
  avatar: file,
  fieldErrors: withoutFieldError(fieldErrors, 'profile_image'),
});

/** Refuses a file that is no picture. */
export const withoutPicture = ({ fieldErrors }: ProfileEditContext): Pick<WithAvatar, 'fieldErrors'> => ({
  fieldErrors: { ...fieldErrors, profile_image: { code: 'imageUnreadable' } },
});

/** Takes a scaled picture; refuses one that is still too large. */
export function withSmallAvatar({ fieldErrors }: ProfileEditContext, { file }: { file: File }): WithAvatar {
  const fieldError = avatarError(file);
  const isTaken = fieldError.profile_image === undefined;
  return {
    avatar: isTaken ? file : null,
    fieldErrors: { ...withoutFieldError(fieldErrors, 'profile_image'), ...fieldError },
  };
}

/** The request body of a valid form. */
export function profileToSave(context: ProfileEditContext): ProfileToSave {
  const read = readProfile(wireValues(context.values), context.today);
  return {
    changes: read.ok ? read.changes : {},
    avatar: context.avatar,
    image_url: context.profile?.image_url ?? null,
  };
}
