import type { MessageReply, ResetRequest } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `POST /reset-password`, once: uses up the link. */
export function resetPassword(
  client: ApiClient,
  body: ResetRequest,
  signal?: AbortSignal,
): Promise<Outcome<Dated<MessageReply>>> {
  return unwrapDated<MessageReply>(client.POST('/reset-password', { body, ...(signal && { signal }) }));
}
