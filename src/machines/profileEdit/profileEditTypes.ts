import type { Profile } from '../../../domain/contract.ts';
import type { FieldErrors, FormError } from '../../../domain/accountRefusals.ts';
import type { ProfileChanges } from '../../../domain/forms/profile.ts';

/** What stands in the fields. */
export type ProfileFormValues = {
  full_name: string;
  country_id: string;
  address: string;
  day: string;
  month: string;
  year: string;
};

/** Named as on the wire. */
export const profileErrorFields = [
  'full_name',
  'address',
  'user_dob',
  'country_id',
  'profile_image',
] as const;
export type ProfileErrorField = (typeof profileErrorFields)[number];

/** What somebody had changed when the session ended, and had not saved. */
export type ProfileDraft = Pick<ProfileEditContext, 'values' | 'avatar'>;

export type LoadedProfile = {
  profile: Profile;
  /** Of the same person; null where nothing was left unsaved. */
  draft: ProfileDraft | null;
  /** `YYYY-MM-DD` at the server. */
  today: string;
};

export type ProfileToSave = { changes: ProfileChanges; avatar: File | null; image_url: string | null };

export type ProfileEditContext = {
  profile: Profile | null;
  today: string;
  values: ProfileFormValues;
  /** Chosen and not yet sent. */
  avatar: File | null;
  fieldErrors: FieldErrors<ProfileErrorField>;
  formError: FormError | null;
  /** Whether an edit goes on that a session before had begun. */
  isResumed: boolean;
};

export type ProfileEditEvent =
  | { type: 'retry.requested' }
  | { type: 'edit.requested' }
  | { type: 'edit.cancelled' }
  | { type: 'field.changed'; field: keyof ProfileFormValues; value: string }
  | { type: 'avatar.chosen'; file: File }
  | { type: 'avatar.removed' }
  | { type: 'form.submitted' };
