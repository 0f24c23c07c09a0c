import type { SignupCheckReply } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { type SignupForm, signupText } from '../signupForm.ts';
import { unwrap, type Outcome } from '../unwrap.ts';

/** `POST /signup/check`, once, without a retry: the signup judges too. @param key idempotency key of the registration */
export function checkSignup(
  client: ApiClient,
  { key, ...form }: Pick<SignupForm, 'competition' | 'registration'> & { key: string },
  signal: AbortSignal,
): Promise<Outcome<SignupCheckReply>> {
  const params = { header: { 'Idempotency-Key': key } };
  return unwrap<SignupCheckReply>(client.POST('/signup/check', { params, body: signupText(form), signal }));
}
