import type { PaymentOutcome } from '../takePayment.ts';
import type { CardErrors } from './cardForm.ts';

const TIMEOUT_MS = 30_000;

export type Answer =
  | PaymentOutcome
  | { outcome: 'refused'; problems: CardErrors }
  | { outcome: 'unreachable' };

/**
 * Sends a request to the gateway's own origin. With `unreachable` the outcome is unknown; sending again
 * charges nobody twice.
 */
export async function askGateway(path: string, body: unknown): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok || response.status === 422) return (await response.json()) as Answer;
  } catch {
    // The request failed or took too long, so its outcome is unknown.
  }
  return { outcome: 'unreachable' };
}
