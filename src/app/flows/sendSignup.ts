import { retryPresets } from '../../../domain/retryPolicy.ts';
import { readAuth } from '../../api/authStore.ts';
import { signUp } from '../../api/calls/signUp.ts';
import { withRetry } from '../../api/withRetry.ts';
import type { RegistrationEvent, SignupInput } from '../../machines/registration/registrationTypes.ts';
import { heldOffline } from './heldOffline.ts';
import { callHeaders } from './mediaUpload.ts';

type Listener = {
  send: (event: RegistrationEvent) => void;
  signal: AbortSignal;
  onRefused: (token: string) => void;
};

/** Sends the form with retries under one idempotency key, and reports the result. */
export async function sendSignup(
  base: string,
  input: SignupInput,
  { send, signal, onRefused }: Listener,
): Promise<void> {
  const { token } = readAuth();
  const onProgress = (sent: number, total: number) => {
    const phase = sent < total ? 'uploading' : 'finalizing';
    send({ type: 'upload.changed', progress: { phase, sent, total } });
  };
  const onPaused = () => send({ type: 'upload.changed', progress: { phase: 'paused', sent: 0, total: 0 } });
  const call = () => signUp(base, input, { headers: callHeaders(), key: input.key, onProgress, signal });
  const held = () => heldOffline(call, { signal, onPaused });
  const outcome = await withRetry(held, retryPresets.critical, { signal });
  if (signal.aborted) return;
  if (outcome.ok) {
    const { account, id } = outcome.data.data;
    send({ type: 'signup.answered', answer: { account, entry: id } });
  } else {
    if (outcome.error.kind === 'unauthenticated' && token !== null) onRefused(token);
    send({ type: 'signup.refused', error: outcome.error });
  }
}
