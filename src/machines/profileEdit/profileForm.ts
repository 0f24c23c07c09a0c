/** The form of a profile: what stands in it, what is wrong with it, and what is sent (specification section 5). */
import type { Profile } from '../../../domain/contract.ts';
import type { Faults } from '../../../domain/accountRefusals.ts';
import { toLatinDigits } from '../../../domain/digits.ts';
import { type ProfileValues, readProfile } from '../../../domain/forms/profile.ts';
import { AVATAR_MAX_BYTES } from '../../../domain/limits.ts';
import { wantedProfile } from '../../../domain/wantedProfile.ts';
import { withoutFault } from '../formFaults.ts';
import type {
  ProfileEditContext,
  ProfileFaultField,
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

/** Fields show what the candidate wants: a change that waits is not taken back by saving another one. */
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

/** As the rules read it; what is empty is not sent. */
function wireValues(form: ProfileFormValues): ProfileValues {
  return {
    full_name: form.full_name,
    address: form.address,
    user_dob: birthDateText(form),
    country_id: form.country_id,
  };
}

/** Empty where nothing is given; a date that is given in part is none. */
function birthDateText({ day, month, year }: ProfileFormValues): string {
  const parts = [year, month, day].map((part) => toLatinDigits(part.trim()));
  if (parts.every((part) => part === '')) return '';
  return [parts[0], parts[1]?.padStart(2, '0'), parts[2]?.padStart(2, '0')].join('-');
}

/** Whether something would be lost if the form were left now. */
export function isUnsaved({ profile, values, avatar }: ProfileEditContext): boolean {
  if (!profile) return false;
  const saved = formOf(profile);
  return avatar !== null || profileFormFields.some((field) => values[field] !== saved[field]);
}

type Judged = Pick<ProfileEditContext, 'values' | 'today'>;

/** Everything that is wrong before it is sent. */
export function profileFaults(
  judged: Judged & Pick<ProfileEditContext, 'avatar'>,
): Faults<ProfileFaultField> {
  return { ...fieldFaults(judged), ...avatarFault(judged.avatar) };
}

function fieldFaults(judged: Judged): Faults<ProfileFaultField> {
  const read = readProfile(wireValues(judged.values), judged.today);
  if (read.ok) return {};
  const entries = Object.entries(read.problems).map(([field, problem]) => [field, { problem }]);
  return Object.fromEntries(entries) as Faults<ProfileFaultField>;
}

function avatarFault(avatar: File | null): Faults<'profile_image'> {
  if (avatar === null || avatar.size <= AVATAR_MAX_BYTES) return {};
  return { profile_image: { problem: 'imageTooLarge' } };
}

/** The date is checked whenever it changes and is complete (specification section 5). */
function birthDateFault(judged: Judged): Faults<'user_dob'> {
  const { day, month, year } = judged.values;
  if (day === '' || month === '' || year.length < 4) return {};
  const { user_dob } = fieldFaults(judged);
  return user_dob ? { user_dob } : {};
}

const faultFieldOf: Record<keyof ProfileFormValues, readonly ProfileFaultField[]> = {
  full_name: ['full_name'],
  country_id: ['country_id'],
  address: ['address'],
  day: ['user_dob'],
  month: ['user_dob'],
  year: ['user_dob'],
};

/** What an edit of a field changes. */
export function withEdit(
  context: ProfileEditContext,
  { field, value }: { field: keyof ProfileFormValues; value: string },
): Pick<ProfileEditContext, 'values' | 'faults'> {
  const values = { ...context.values, [field]: value };
  const cleared = faultFieldOf[field];
  const kept = Object.entries(context.faults).filter(([each]) => !cleared.some((one) => one === each));
  const faults = Object.fromEntries(kept) as Faults<ProfileFaultField>;
  return {
    values,
    faults: cleared.includes('user_dob') ? { ...faults, ...birthDateFault({ ...context, values }) } : faults,
  };
}

type WithAvatar = Pick<ProfileEditContext, 'avatar' | 'faults'>;

/** Whether a file may be a picture (specification section 5 "Avatar"). */
export const isPicture = ({ file }: { file: File }): boolean => file.type.startsWith('image/');

/** A picture as it was chosen: how large it is counts once it was made smaller. */
export const withAvatar = ({ faults }: ProfileEditContext, { file }: { file: File }): WithAvatar => ({
  avatar: file,
  faults: withoutFault(faults, 'profile_image'),
});

/** What is no picture is said to be none, and is not taken. */
export const withoutPicture = ({ faults }: ProfileEditContext): Pick<WithAvatar, 'faults'> => ({
  faults: { ...faults, profile_image: { problem: 'imageUnreadable' } },
});

/** A picture that is still too large is not taken. */
export function withSmallAvatar({ faults }: ProfileEditContext, { file }: { file: File }): WithAvatar {
  const fault = avatarFault(file);
  const isTaken = fault.profile_image === undefined;
  return { avatar: isTaken ? file : null, faults: { ...withoutFault(faults, 'profile_image'), ...fault } };
}

/** What is sent; asked only of a form without faults. */
export function profileToSave(context: ProfileEditContext): ProfileToSave {
  const read = readProfile(wireValues(context.values), context.today);
  return {
    changes: read.ok ? read.changes : {},
    avatar: context.avatar,
    image_url: context.profile?.image_url ?? null,
  };
}
