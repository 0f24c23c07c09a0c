import * as read from '../platform/settings/settingReaders.ts';
import type { GatewayDefinition, GatewaySettings } from './gateways/gatewayDefinition.ts';
import {
  gatewayNames,
  gateways,
  gatewayVariables,
  realGateways,
  type GatewayName,
} from './gateways/registry.ts';

/** The poller finds a payment with a lost webhook within this time (ms). */
const LONGEST_POLL_MS = 30_000;
const DEFAULT_POLL_MS = 10_000;

export const paymentVariables = {
  PAYMENT_GATEWAY: read.oneOf(...gatewayNames).default('sandbox'),
  PAYMENT_POLL_MS: read.count(100, LONGEST_POLL_MS).default(DEFAULT_POLL_MS),
  GATEWAY_PORT: read.port.default(8082),
  GATEWAY_ORIGIN: read.origin.optional(),
  ...gatewayVariables,
  FLAG_ENTRY_VOTES: read.count(10, 1_000_000).default(200),
  FLAG_ENTRY_FACTOR: read.count(2, 1_000).default(20),
  FLAG_NETWORK_ORDERS: read.count(10, 1_000_000).default(300),
  FLAG_NETWORK_FACTOR: read.count(2, 1_000).default(10),
};
type Given = read.Read<typeof paymentVariables>;

const gatewayOrigin = (given: Given) => given.GATEWAY_ORIGIN ?? `http://localhost:${given.GATEWAY_PORT}`;

/** The gateway, the sandbox's addresses, and the thresholds of flags. */
export const paymentSettings = (given: Given) => ({
  paymentGateway: given.PAYMENT_GATEWAY,
  gatewayPort: given.GATEWAY_PORT,
  /** Where browsers find the sandbox gateway: the origin of its card fields (decision D11). */
  gatewayOrigin: gatewayOrigin(given),
  /** The origin of card fields inside our page; null with a gateway that has a page of its own. */
  cardFieldsOrigin: given.PAYMENT_GATEWAY === 'thawani' ? null : gatewayOrigin(given),
  /** How often (ms) the poller asks for an open session. */
  paymentPollMs: given.PAYMENT_POLL_MS,
  /** Set exactly with the gateway thawani. */
  thawani: given.PAYMENT_GATEWAY === 'thawani' ? thawaniSettings(given) : null,
  /** Thresholds of flags on pace and networks (decision D140). */
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

/** The conflicts between payment settings and others, each as a sentence. */
export function paymentProblems(
  { paymentGateway, environment, publicOrigin, adminOrigin, cardFieldsOrigin }: Config,
  variables: Readonly<Record<string, string | undefined>>,
): string[] {
  const errors: string[] = [];
  if (config.paymentGateway === 'thawani') {
    for (const name of thawaniNames)
      if (!variables[name]) errors.push(`${name} must be given with PAYMENT_GATEWAY=thawani`);
    return errors;
  }
  if ([config.publicOrigin, config.adminOrigin].includes(config.gatewayOrigin))
    errors.push('GATEWAY_ORIGIN must be an origin of its own: card digits never reach the site');
  if (config.environment !== 'production') return errors;
  errors.push('PAYMENT_GATEWAY must be thawani in production: the sandbox takes no real money');
  return errors;
}
