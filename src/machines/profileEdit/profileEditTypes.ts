import type { Profile } from '../../../domain/contract.ts';
import type { FieldErrors, FormError } from '../../../domain/accountRefusals.ts';
import type { ProfileChanges } from '../../../domain/forms/profile.ts';

export type ProfileFormValues = {
  full_name: string;
  country_id: string;
  address: string;
  day: string;
  month: string;
  year: string;
};

/** Wire names. */
export const profileErrorFields = [
  'full_name',
  'address',
  'user_dob',
  'country_id',
  'profile_image',
] as const;
export type ProfileErrorField = (typeof profileErrorFields)[number];

/** Unsaved changes from before the session ended. */
export type ProfileDraft = Pick<ProfileEditContext, 'values' | 'avatar'>;

export type LoadedProfile = {
  profile: Profile;
  /** Null if the same person left nothing unsaved. */
  draft: ProfileDraft | null;
  /** The server's date, `YYYY-MM-DD`. */
  today: string;
};

export type ProfileToSave = { changes: ProfileChanges; avatar: File | null; image_url: string | null };

export type ProfileEditContext = {
  profile: Profile | null;
  today: string;
  values: ProfileFormValues;
  /** Chosen and not sent yet. */
  avatar: File | null;
  fieldErrors: FieldErrors<ProfileErrorField>;
  formError: FormError | null;
  /** Whether the form continues an edit of an earlier session. */
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
