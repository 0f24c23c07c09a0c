import type { MessageReply, SignupContactRequest } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { unwrap, type Outcome } from '../unwrap.ts';

/** `POST /signup/contact`, once. @param key idempotency key of the registration */
export function correctSignupContact(
  client: ApiClient,
  { key, ...body }: SignupContactRequest & { key: string },
  signal: AbortSignal,
): Promise<Outcome<MessageReply>> {
  const params = { header: { 'Idempotency-Key': key } };
  return unwrap<MessageReply>(client.POST('/signup/contact', { params, body, signal }));
}
