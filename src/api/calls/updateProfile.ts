import type { ProfileChanges } from '../../../domain/forms/profile.ts';
import type { Profile } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { unwrapDated } from '../unwrapDated.ts';

export type ProfileUpdate = { changes: ProfileChanges; avatar: File | null; image_url: string | null };

/** Multipart form of a profile without empty fields; the date of birth is at midnight UTC (specification section 7). */
function profileFormData({ changes, avatar, image_url }: ProfileUpdate): FormData {
  const form = new FormData();
  const { user_dob, ...rest } = changes;
  for (const [field, value] of Object.entries(rest)) form.set(field, String(value));
  if (user_dob !== undefined) form.set('user_dob', `${user_dob}T00:00:00.000Z`);
  if (avatar) form.set('profile_image', avatar, avatar.name);
  else if (image_url) form.set('image_url', image_url);
  return form;
}

/**
 * `POST profile/updateProfile` on the admin host, once: all is changed or nothing.
 * @param admin a client whose base is the admin host's own address
 */
export async function updateProfile(
  admin: ApiClient,
  update: ProfileUpdate,
  signal?: AbortSignal,
): Promise<Outcome<Profile>> {
  const reply = await unwrapDated<{ data: Profile | { data: Profile } }>(
    admin.POST('/profile/updateProfile', {
      body: {},
      bodySerializer: () => profileFormData(update),
      ...(signal && { signal }),
    }) as Promise<{ data?: { data: Profile }; error?: unknown; response: Response }>,
  );
  if (!reply.ok) return reply;
  const { data } = reply.data.data;
  return { ok: true, data: 'data' in data ? data.data : data };
}
