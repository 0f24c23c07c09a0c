import * as read from '../settingReaders.ts';
import type { Environment, PaymentSettings, ReadSetting } from '../settings.ts';
import type { FlagThresholds } from './flags/flagThresholds.ts';
import type { ThawaniSettings } from './gateways/thawaniGateway.ts';

const gateways = read.oneOf('sandbox', 'thawani');
const thawaniNames = ['THAWANI_BASE_URL', 'THAWANI_KEY', 'THAWANI_PUBLISHABLE_KEY', 'THAWANI_WEBHOOK_SECRET'];

/** A payment whose webhook was lost is found within this time (ms). */
const LONGEST_POLL_MS = 30_000;
const DEFAULT_POLL_MS = 10_000;

/** Reads who takes the money, where the sandbox listens, and what is flagged. */
export function readPaymentSettings(setting: ReadSetting): PaymentSettings {
  const gatewayPort = setting('GATEWAY_PORT', read.port, 8082);
  const paymentGateway = setting<PaymentSettings['paymentGateway']>('PAYMENT_GATEWAY', gateways, 'sandbox');
  return {
    paymentGateway,
    gatewayPort,
    paymentPollMs: setting('PAYMENT_POLL_MS', read.count(100, LONGEST_POLL_MS), DEFAULT_POLL_MS),
    gatewayOrigin: setting('GATEWAY_ORIGIN', read.origin, `http://localhost:${gatewayPort}`),
    thawani: paymentGateway === 'thawani' ? readThawani(setting) : null,
    flags: readThresholds(setting),
  };
}

const readThresholds = (setting: ReadSetting): FlagThresholds => ({
  entryVotes: setting('FLAG_ENTRY_VOTES', read.count(10, 1_000_000), 200),
  entryFactor: setting('FLAG_ENTRY_FACTOR', read.count(2, 1_000), 20),
  networkOrders: setting('FLAG_NETWORK_ORDERS', read.count(10, 1_000_000), 300),
  networkFactor: setting('FLAG_NETWORK_FACTOR', read.count(2, 1_000), 10),
});

const readThawani = (setting: ReadSetting): ThawaniSettings => ({
  baseUrl: setting('THAWANI_BASE_URL', read.secureOrigin, ''),
  apiKey: setting('THAWANI_KEY', read.secret, ''),
  publishableKey: setting('THAWANI_PUBLISHABLE_KEY', read.secret, ''),
  webhookSecret: setting('THAWANI_WEBHOOK_SECRET', read.secret, ''),
});

type Given = PaymentSettings & { environment: Environment; publicOrigin: string; adminOrigin: string };

/** What is wrong between the payment settings and the others, each as a sentence. */
export function paymentProblems(
  config: Given,
  variables: Readonly<Record<string, string | undefined>>,
): string[] {
  const problems: string[] = [];
  if (config.paymentGateway === 'thawani') {
    for (const name of thawaniNames)
      if (!variables[name]) problems.push(`${name} must be given with PAYMENT_GATEWAY=thawani`);
    return problems;
  }
  if ([config.publicOrigin, config.adminOrigin].includes(config.gatewayOrigin))
    problems.push('GATEWAY_ORIGIN must be an origin of its own: card digits never reach the site');
  if (config.environment !== 'production') return problems;
  problems.push('PAYMENT_GATEWAY must be thawani in production: the sandbox takes no real money');
  return problems;
}
