import type { SignupReply } from '../../../domain/contract.ts';
import { REQUEST_TIMEOUT_MS } from '../../../domain/delays.ts';
import { sendMultipart } from '../sendMultipart.ts';
import { type SignupForm, signupFormData } from '../signupForm.ts';
import type { Outcome } from '../unwrap.ts';

type Sending = {
  /** Of every call: the language of the page, and who is signed in. */
  headers: Record<string, string>;
  /** Goes with every try of one registration, so that one registration comes of them all. */
  key: string;
  onProgress: (sent: number, total: number) => void;
  signal: AbortSignal;
};

/** `POST /signup`, once: all of it is stored or nothing. @param base the address of the API */
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
