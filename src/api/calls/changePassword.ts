import type { MessageReply, PasswordChangeRequest } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `POST /profile/change-password`, once. */
export function changePassword(
  client: ApiClient,
  body: PasswordChangeRequest,
  signal?: AbortSignal,
): Promise<Outcome<Dated<MessageReply>>> {
  return unwrapDated<MessageReply>(
    client.POST('/profile/change-password', { body, ...(signal && { signal }) }),
  );
}
