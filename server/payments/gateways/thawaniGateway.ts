import type { Clock } from '../../platform/clock.ts';
import { checkoutSessionApi } from './checkoutSessionApi.ts';
import type { PaymentGateway } from './gateway.ts';
import { verifyWebhook } from './verifyWebhook.ts';

export type ThawaniSettings = {
  /** Origin of API and payment page, without a trailing slash. */
  baseUrl: string;
  apiKey: string;
  publishableKey: string;
  webhookSecret: string;
};

/** Thawani Pay: no hosted fields, so the payer visits its page and returns (decision D11). */
export function thawaniGateway(
  settings: ThawaniSettings,
  clock: Pick<Clock, 'monotonic'>,
  timeoutMs?: number,
): PaymentGateway {
  const { baseUrl, apiKey, publishableKey, webhookSecret } = settings;
  return {
    id: 'thawani',
    mode: 'redirect',
    tellsWhenPaid: false,
    ...checkoutSessionApi({ origin: baseUrl, apiKey, clock, ...(timeoutMs !== undefined && { timeoutMs }) }),
    paymentUrl: (sessionId) =>
      `${baseUrl}/pay/${encodeURIComponent(sessionId)}?key=${encodeURIComponent(publishableKey)}`,
    verifyWebhook: (delivery, now) => verifyWebhook(webhookSecret, delivery, now),
  };
}
