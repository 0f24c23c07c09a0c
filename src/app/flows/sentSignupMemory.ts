/** A registration that was received and waits for its link, in this tab (decision D200). */
import { FIRST_LINK_MS } from '../../../domain/delays.ts';
import type { RegistrationContext, SentForm } from '../../machines/registration/registrationTypes.ts';
import { SENT_SIGNUP_KEY } from './draftKeys.ts';

/** Keeps a registration that made an account, until its first link expires. @param path of the form */
export function keepSent(path: string, { account, key, values }: RegistrationContext): void {
  if (account !== 'created') return;
  const sent: SentForm = { key, values };
  try {
    sessionStorage.setItem(
      SENT_SIGNUP_KEY,
      JSON.stringify({ path, sent, until: Date.now() + FIRST_LINK_MS }),
    );
  } catch {
    // Without storage the success page alone offers the correction.
  }
}

export function recallSent(path: string): SentForm | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(SENT_SIGNUP_KEY) ?? '{}') as {
      path?: unknown;
      sent?: SentForm;
      until?: unknown;
    };
    return kept.path === path && Number(kept.until) > Date.now() ? (kept.sent ?? null) : null;
  } catch {
    return null;
  }
}

export function forgetSent(): void {
  try {
    sessionStorage.removeItem(SENT_SIGNUP_KEY);
  } catch {
    // Forbidden storage holds nothing.
  }
}
