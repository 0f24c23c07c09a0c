import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import { reachableHost } from '../../platform/reachableHost.ts';
import { checkoutSessionApi } from './checkoutSessionApi.ts';
import type { PaymentGateway } from './gateway.ts';
import type { GatewayDefinition } from './gatewayDefinition.ts';
import { readSignedWebhook, verifyWebhook } from './verifyWebhook.ts';

/** The secrets that the sandbox shares with this server, and the key of its card fingerprints. */
export type SandboxKeys = {
  apiKey: string;
  publishableKey: string;
  webhookSecret: string;
  fingerprintKey: string;
};

/** The sandbox's folder. */
export const sandboxFolder = (dataDir: string) => join(dataDir, 'gateway');

/**
 * Reads the sandbox's keys, and makes them if the data folder has none. They stay the same after a restart,
 * so that earlier webhooks and cards stay valid.
 */
export function readSandboxKeys(dataDir: string): SandboxKeys {
  const folder = sandboxFolder(dataDir);
  const file = join(folder, 'keys.json');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, JSON.stringify(freshKeys()), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return JSON.parse(readFileSync(file, 'utf8')) as SandboxKeys;
}

const freshKeys = (): SandboxKeys => ({
  apiKey: `sandbox_sec_${random()}`,
  publishableKey: `sandbox_pub_${random()}`,
  webhookSecret: random(),
  fingerprintKey: random(),
});

const random = () => randomBytes(24).toString('base64url');

type SandboxSettings = {
  /** The origin at which this server calls the sandbox. */
  apiOrigin: string;
  /** The origin at which browsers load the card fields; it differs from the site's (decision D11). */
  browserOrigin: string;
  apiKey: string;
  webhookSecret: string;
};

/** The sandbox as a payment gateway: card fields in a frame, test cards and no real money. */
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
    verifyWebhook: (delivery, now) => verifyWebhook(webhookSecret, readSignedWebhook(delivery), now),
  };
}

/**
 * The sandbox in the list of gateways. Its keys are in the data folder, and the server calls it on this
 * machine without a proxy.
 */
export const sandbox = {
  mode: 'hosted_fields',
  takesMoney: false,
  variables: {},
  settings: () => null,
  open({ host, gatewayPort, gatewayOrigin, dataDir }, clock) {
    const { apiKey, webhookSecret } = readSandboxKeys(dataDir);
    const apiOrigin = `http://${reachableHost(host)}:${gatewayPort}`;
    return sandboxGateway({ apiOrigin, browserOrigin: gatewayOrigin, apiKey, webhookSecret }, clock);
  },
} satisfies GatewayDefinition<object, null>;
