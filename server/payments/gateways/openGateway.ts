import { isIPv6 } from 'node:net';
import { readSandboxKeys, sandboxGateway } from './sandboxGateway.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PlatformConfig } from '../../platform/settings/platformSettings.ts';
import type { PaymentConfig } from '../paymentSettings.ts';
import type { PaymentGateway } from './gateway.ts';
import { thawaniGateway } from './thawaniGateway.ts';

type Settings = Pick<
  PlatformConfig & PaymentConfig,
  'thawani' | 'host' | 'gatewayPort' | 'gatewayOrigin' | 'dataDir'
>;

/** Opens the gateway of the settings. Calls to the sandbox stay on this machine and bypass any proxy. */
export function openGateway(config: Settings, clock: Pick<Clock, 'monotonic'>): PaymentGateway {
  if (config.thawani) return thawaniGateway(config.thawani, clock);
  const { apiKey, webhookSecret } = readSandboxKeys(config.dataDir);
  return sandboxGateway(
    {
      apiOrigin: `http://${reachable(config.host)}:${config.gatewayPort}`,
      browserOrigin: config.gatewayOrigin,
      apiKey,
      webhookSecret,
    },
    clock,
  );
}

/** The address to call for a listening address. */
export function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIPv6(host) ? `[${host}]` : host;
}
