import type { Profile } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { profileFormData, type ProfileUpdate } from '../profileForm.ts';
import type { Outcome } from '../unwrap.ts';
import { unwrapDated } from '../unwrapDated.ts';

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
