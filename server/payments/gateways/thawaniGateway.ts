import type { Clock } from '../../platform/clock.ts';
import { setting } from '../../platform/settings/setting.ts';
import * as read from '../../platform/settings/settingReaders.ts';
import { checkoutSessionApi } from './checkoutSessionApi.ts';
import type { PaymentGateway } from './gateway.ts';
import type { GatewayDefinition } from './gatewayDefinition.ts';
import { readSignedWebhook, verifyWebhook } from './verifyWebhook.ts';

export type ThawaniSettings = {
  /** Origin of API and payment page, without a trailing slash. */
  baseUrl: string;
  apiKey: string;
  publishableKey: string;
  webhookSecret: string;
};

/**
 * Thawani Pay as a payment gateway. It has no card fields for our page: the payer pays on its page and
 * returns (decision D11).
 */
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
    verifyWebhook: (delivery, now) => verifyWebhook(webhookSecret, readSignedWebhook(delivery), now),
  };
}

const hidden = { secret: 'whole' } as const;
const variables = {
  THAWANI_BASE_URL: setting("origin of Thawani's API and payment page", read.secureOrigin.default('')),
  THAWANI_KEY: setting("the shop's secret key", read.secret.default(''), hidden),
  THAWANI_PUBLISHABLE_KEY: setting("the shop's publishable key", read.secret.default(''), hidden),
  THAWANI_WEBHOOK_SECRET: setting("checks Thawani's webhooks", read.secret.default(''), hidden),
};

export const thawani = {
  mode: 'redirect',
  takesMoney: true,
  variables,
  settings: (given) => ({
    baseUrl: given.THAWANI_BASE_URL,
    apiKey: given.THAWANI_KEY,
    publishableKey: given.THAWANI_PUBLISHABLE_KEY,
    webhookSecret: given.THAWANI_WEBHOOK_SECRET,
  }),
  open: ({ gatewaySettings }, clock) => thawaniGateway(gatewaySettings, clock),
} satisfies GatewayDefinition<read.Read<typeof variables>, ThawaniSettings>;
