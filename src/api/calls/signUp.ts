import type { SignupReply } from '../../../domain/contract.ts';
import { REQUEST_TIMEOUT_MS } from '../../../domain/delays.ts';
import { sendMultipart } from '../sendMultipart.ts';
import { type SignupForm, signupFormData } from '../signupForm.ts';
import type { Outcome } from '../unwrap.ts';

type Sending = {
  /** Request headers: the page's language and the session's token, if there is one. */
  headers: Record<string, string>;
  /** Idempotency key: retries create one registration. */
  key: string;
  onProgress: (sent: number, total: number) => void;
  signal: AbortSignal;
};

/** `POST /signup`, once: stores everything or nothing. @param base the address of the API */
export function signUp(
  base: string,
  form: SignupForm,
  { headers, key, onProgress, signal }: Sending,
): Promise<Outcome<SignupReply>> {
  return sendMultipart<SignupReply>(`${base}/signup`, signupFormData(form), {
    route: '/signup',
    headers: { ...headers, 'Idempotency-Key': key },
    onProgress,
    silenceMs: REQUEST_TIMEOUT_MS,
    signal,
  });
}
