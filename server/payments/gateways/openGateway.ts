import type { Clock } from '../../platform/clock.ts';
import type { PaymentGateway } from './gateway.ts';
import type { GatewayDefinition, GatewayHost, GatewaySettings } from './gatewayDefinition.ts';
import { gateways, type GatewayName } from './registry.ts';

/** The gateway that the settings name. */
export function openGateway(
  host: GatewayHost & { paymentGateway: GatewayName },
  clock: Pick<Clock, 'monotonic'>,
): PaymentGateway {
  // The cast is safe: the definition with this name has also read `gatewaySettings`.
  const definition = gateways[host.paymentGateway] as GatewayDefinition<never, GatewaySettings>;
  return definition.open(host, clock);
}
