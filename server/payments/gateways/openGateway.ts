import type { Clock } from '../../platform/clock.ts';
import type { PaymentGateway } from './gateway.ts';
import type { GatewayDefinition, GatewayHost, GatewaySettings } from './gatewayDefinition.ts';
import { gateways, type GatewayName } from './registry.ts';

/** Opens the gateway that the setting `PAYMENT_GATEWAY` names. */
export function openGateway(
  host: GatewayHost & { paymentGateway: GatewayName },
  clock: Pick<Clock, 'monotonic'>,
): PaymentGateway {
  // The cast is safe: the definition of the same name read `gatewaySettings` from the environment.
  const definition = gateways[host.paymentGateway] as GatewayDefinition<never, GatewaySettings>;
  return definition.open(host, clock);
}
