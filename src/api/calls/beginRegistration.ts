import type { BegunReply } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { unwrap, type Outcome } from '../unwrap.ts';

/** `POST /signup/begin`, once. @param key idempotency key of the registration */
export function beginRegistration(
  client: ApiClient,
  { competition, key }: { competition: string; key: string },
  signal: AbortSignal,
): Promise<Outcome<BegunReply>> {
  const params = { header: { 'Idempotency-Key': key } };
  return unwrap<BegunReply>(client.POST('/signup/begin', { params, body: { comp_id: competition }, signal }));
}
