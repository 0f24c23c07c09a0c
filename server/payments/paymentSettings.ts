import { setting } from '../platform/settings/setting.ts';
import * as read from '../platform/settings/settingReaders.ts';
import type { GatewaySettings } from './gateways/gatewayDefinition.ts';
import {
  gatewayNames,
  gateways,
  gatewayVariables,
  realGateways,
  type GatewayName,
} from './gateways/registry.ts';

/**
 * The longest time (ms) between two polls of a session that may be set. Polls find payments whose webhook
 * was lost, and this bounds how late.
 */
const LONGEST_POLL_MS = 30_000;
const DEFAULT_POLL_MS = 10_000;

export const paymentVariables = {
  PAYMENT_GATEWAY: setting(
    `who takes the money: ${gatewayNames.map((name) => `\`${name}\``).join(' or ')}; in production ${realGateways}`,
    read.oneOf(...gatewayNames).default('sandbox'),
  ),
  ...gatewayVariables,
  PAYMENT_POLL_MS: setting(
    'how often (ms) the poller asks the gateway about an open session',
    read.count(100, LONGEST_POLL_MS).default(DEFAULT_POLL_MS),
  ),
  GATEWAY_PORT: setting('port of the sandbox gateway', read.port.default(8082)),
  GATEWAY_ORIGIN: setting("origin of the sandbox gateway's card fields", read.origin.optional(), {
    otherwise: 'localhost and `GATEWAY_PORT`',
  }),
  FLAG_ENTRY_VOTES: setting(
    'flags an entry with so many votes a minute ([D140](docs/decisions/D140-pace-and-networks.md))',
    read.count(10, 1_000_000).default(200),
  ),
  FLAG_ENTRY_FACTOR: setting(
    'flags an entry only at so many times its usual pace',
    read.count(2, 1_000).default(20),
  ),
  FLAG_NETWORK_ORDERS: setting(
    'flags a /24 or /64 with so many orders for an entry in an hour',
    read.count(10, 1_000_000).default(300),
  ),
  FLAG_NETWORK_FACTOR: setting(
    'flags a network only at so many times its share of the other orders',
    read.count(2, 1_000).default(10),
  ),
};

/** Defaults that depend on other settings. */
export const paymentDefaults = (given: read.Read<typeof paymentVariables>) => ({
  GATEWAY_ORIGIN: `http://localhost:${given.GATEWAY_PORT}`,
});

type Given = read.Read<typeof paymentVariables> & ReturnType<typeof paymentDefaults>;

/**
 * The settings of payments: which gateway takes the money, where the sandbox listens, and what raises
 * flags.
 */
export const paymentSettings = (given: Given) => ({
  paymentGateway: given.PAYMENT_GATEWAY,
  gatewayPort: given.GATEWAY_PORT,
  /** Where browsers find the sandbox gateway: the origin of its card fields (decision D11). */
  gatewayOrigin: given.GATEWAY_ORIGIN,
  /** The origin of card fields inside our page; null for a gateway whose payers pay on its own page. */
  cardFieldsOrigin: gateways[given.PAYMENT_GATEWAY].mode === 'hosted_fields' ? given.GATEWAY_ORIGIN : null,
  /** How often (ms) the gateway is asked for a session that may still be paid. */
  paymentPollMs: given.PAYMENT_POLL_MS,
  /** The settings of the chosen gateway itself; null if it has none. */
  gatewaySettings: gateways[given.PAYMENT_GATEWAY].settings(given) as GatewaySettings,
  /** The thresholds for flags on the pace and networks of votes (decision D140). */
  flags: {
    entryVotes: given.FLAG_ENTRY_VOTES,
    entryFactor: given.FLAG_ENTRY_FACTOR,
    networkOrders: given.FLAG_NETWORK_ORDERS,
    networkFactor: given.FLAG_NETWORK_FACTOR,
  },
});

export type PaymentConfig = ReturnType<typeof paymentSettings>;

type Config = Record<'environment' | 'publicOrigin' | 'adminOrigin', string> & {
  paymentGateway: GatewayName;
  cardFieldsOrigin: string | null;
};

/** Conflicts between the payment settings and the others, each as a sentence. */
export function paymentErrors({
  paymentGateway,
  environment,
  publicOrigin,
  adminOrigin,
  cardFieldsOrigin,
}: Config): string[] {
  const errors: string[] = [];
  if (cardFieldsOrigin !== null && [publicOrigin, adminOrigin].includes(cardFieldsOrigin))
    errors.push('GATEWAY_ORIGIN must be an origin of its own: card digits never reach the site');
  if (environment !== 'production' || gateways[paymentGateway].takesMoney) return errors;
  errors.push(
    `PAYMENT_GATEWAY must be ${realGateways} in production: the ${paymentGateway} takes no real money`,
  );
  return errors;
}
