import type { MessageReply } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `POST /forgot-password`, once. */
export function requestPasswordLink(
  client: ApiClient,
  { civil_id }: { civil_id: string },
  signal?: AbortSignal,
): Promise<Outcome<Dated<Partial<MessageReply>>>> {
  const body = { civil_id, contact_method: 'email' } as const;
  return unwrapDated<MessageReply>(client.POST('/forgot-password', { body, ...(signal && { signal }) }));
}
