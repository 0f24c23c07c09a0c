import type { MessageReply } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `DELETE /session/{id}`, once: signs a device out. */
export function revokeSession(
  client: ApiClient,
  id: string,
  signal?: AbortSignal,
): Promise<Outcome<Dated<MessageReply>>> {
  return unwrapDated<MessageReply>(
    client.DELETE('/session/{id}', { params: { path: { id } }, ...(signal && { signal }) }),
  );
}
