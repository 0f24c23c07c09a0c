import type { ContactChangeRequest, ProfileUpdateReply } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `POST /profile/change-contact`, once. */
export function changeContact(
  client: ApiClient,
  body: ContactChangeRequest,
  signal?: AbortSignal,
): Promise<Outcome<Dated<ProfileUpdateReply>>> {
  return unwrapDated<ProfileUpdateReply>(
    client.POST('/profile/change-contact', { body, ...(signal && { signal }) }),
  );
}
