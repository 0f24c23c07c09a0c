import * as read from '../platform/settings/settingReaders.ts';
import type { GatewayDefinition, GatewaySettings } from './gateways/gatewayDefinition.ts';
import {
  gatewayNames,
  gateways,
  gatewayVariables,
  realGateways,
  type GatewayName,
} from './gateways/registry.ts';

/** A payment whose webhook was lost is found within this time (ms). */
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

/** Who takes the money, where the sandbox listens, and what is flagged. */
export const paymentSettings = (given: Given) => ({
  paymentGateway: given.PAYMENT_GATEWAY,
  gatewayPort: given.GATEWAY_PORT,
  /** Where browsers find the sandbox gateway: the origin of its card fields (decision D11). */
  gatewayOrigin: gatewayOrigin(given),
  /** The origin of card fields inside our page; null with a gateway that has a page of its own. */
  cardFieldsOrigin: gateways[given.PAYMENT_GATEWAY].mode === 'hosted_fields' ? gatewayOrigin(given) : null,
  /** How often (ms) the gateway is asked for a session that may still be paid. */
  paymentPollMs: given.PAYMENT_POLL_MS,
  /** Of the gateway that takes the money; null where it has none. */
  gatewaySettings: gateways[given.PAYMENT_GATEWAY].settings(given) as GatewaySettings,
  /** From when on pace and networks of votes are flagged (decision D140). */
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

/** What is wrong between the payment settings and the others, each as a sentence. */
export function paymentProblems(
  { paymentGateway, environment, publicOrigin, adminOrigin, cardFieldsOrigin }: Config,
  variables: Readonly<Record<string, string | undefined>>,
): string[] {
  const gateway: Pick<GatewayDefinition<never, null>, 'takesMoney' | 'variables'> = gateways[paymentGateway];
  const problems = Object.keys(gateway.variables)
    .filter((name) => !variables[name])
    .map((name) => `${name} must be given with PAYMENT_GATEWAY=${paymentGateway}`);
  if (cardFieldsOrigin !== null && [publicOrigin, adminOrigin].includes(cardFieldsOrigin))
    problems.push('GATEWAY_ORIGIN must be an origin of its own: card digits never reach the site');
  if (environment !== 'production' || gateway.takesMoney) return problems;
  problems.push(
    `PAYMENT_GATEWAY must be ${realGateways} in production: the ${paymentGateway} takes no real money`,
  );
  return problems;
}
