import type { Clock } from '../../platform/clock.ts';
import type { PaymentGateway } from './gateway.ts';
import type { GatewayDefinition, GatewayHost, GatewaySettings } from './gatewayDefinition.ts';
import { gateways, type GatewayName } from './registry.ts';

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
