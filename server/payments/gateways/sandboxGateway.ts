import type { Clock } from '../../platform/clock.ts';
import { checkoutSessionApi } from './checkoutSessionApi.ts';
import type { PaymentGateway } from './gateway.ts';
import { verifyWebhook } from './verifyWebhook.ts';

export type SandboxSettings = {
  /** Where this server reaches the sandbox. */
  apiOrigin: string;
  /** Where browsers reach it; another origin than the site's (decision D11). */
  browserOrigin: string;
  apiKey: string;
  webhookSecret: string;
};

/** The sandbox on its own port: card fields in a frame, and no real money. */
export function sandboxGateway(
  settings: SandboxSettings,
  clock: Pick<Clock, 'monotonic'>,
  timeoutMs?: number,
): PaymentGateway {
  const { apiOrigin, browserOrigin, apiKey, webhookSecret } = settings;
  return {
    id: 'sandbox',
    mode: 'hosted_fields',
    tellsWhenPaid: true,
    ...checkoutSessionApi({
      origin: apiOrigin,
      apiKey,
      clock,
      ...(timeoutMs !== undefined && { timeoutMs }),
    }),
    paymentUrl: (sessionId) => `${browserOrigin}/fields/${encodeURIComponent(sessionId)}`,
    verifyWebhook: (delivery, now) => verifyWebhook(webhookSecret, delivery, now),
  };
}
