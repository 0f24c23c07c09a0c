/** Loaded when the form is sent. */
import { SIGNUP_CHECK_MS } from '../../../domain/delays.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { checkSignup } from '../../api/calls/checkSignup.ts';
import type { ApiClient } from '../../api/client.ts';
import { withRetry } from '../../api/withRetry.ts';
import type { SignupInput } from '../../machines/registration/registrationTypes.ts';
import { dataOf } from './dataOf.ts';

/** Asks the server about the text of a registration. Rejects with an AppError, also if it takes too long. */
export async function judgeSignup(client: ApiClient, form: SignupInput, signal: AbortSignal): Promise<void> {
  const { competition, registration, key } = form;
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(SIGNUP_CHECK_MS)]);
  const call = () => checkSignup(client, { competition, registration, key }, inTime);
  await dataOf(await withRetry(call, retryPresets.once, { signal: inTime }));
}
