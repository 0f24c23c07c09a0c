import type { ProfileChanges } from '../../domain/forms/profile.ts';

export type ProfileUpdate = { changes: ProfileChanges; avatar: File | null; image_url: string | null };

/** Multipart form of a profile without empty fields; the date of birth is at midnight UTC (specification section 7). */
export function profileFormData({ changes, avatar, image_url }: ProfileUpdate): FormData {
  const form = new FormData();
  const { user_dob, ...rest } = changes;
  for (const [field, value] of Object.entries(rest)) form.set(field, String(value));
  if (user_dob !== undefined) form.set('user_dob', `${user_dob}T00:00:00.000Z`);
  if (avatar) form.set('profile_image', avatar, avatar.name);
  else if (image_url) form.set('image_url', image_url);
  return form;
}
