import type { Clock } from '../../server/platform/clock.ts';
import { signedHeaders, signWebhook } from '../../server/payments/gateways/verifyWebhook.ts';
import type { Session } from './session.ts';

const TIMEOUT_MS = 5_000;

export type Merchant = { webhookUrl: string; webhookSecret: string };

/** The content of the webhook about a session. */
const eventOf = (session: Session) => ({
  event_type: 'checkout.completed',
  data: {
    session_id: session.id,
    client_reference_id: session.reference,
    total_amount: session.amount,
    currency: 'OMR',
    payment_status: session.status,
  },
});

/**
 * Sends the signed webhook about a session.
 * @returns whether the merchant accepted it
 */
export async function tellMerchant(merchant: Merchant, session: Session, clock: Clock): Promise<boolean> {
  const body = JSON.stringify(eventOf(session));
  const timestamp = String(Math.floor(clock.now() / 1_000));
  const signature = signWebhook(merchant.webhookSecret, body, timestamp);
  try {
    const response = await fetch(merchant.webhookUrl, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'content-type': 'application/json', ...signedHeaders({ signature, timestamp }) },
      body,
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
