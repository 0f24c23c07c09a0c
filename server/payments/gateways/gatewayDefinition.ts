import type { Clock } from '../../platform/clock.ts';
import type { PaymentGateway } from './gateway.ts';

/** The settings of the gateway that takes the money, as its definition reads them; null where it has none. */
export type GatewaySettings = Readonly<Record<string, string>> | null;

/** What a gateway may need to know of this server to be opened. */
export type GatewayHost = {
  gatewaySettings: GatewaySettings;
  host: string;
  gatewayPort: number;
  gatewayOrigin: string;
  dataDir: string;
};

/** How a gateway is set up. `Given` are the values of its own environment variables, each of which must be given. */
export type GatewayDefinition<Given, Settings extends GatewaySettings> = {
  mode: PaymentGateway['mode'];
  /** False for a gateway that charges nobody: it runs beside this server, and never in production. */
  takesMoney: boolean;
  /** The gateway's environment variables, by name. Each is required while this gateway is in use. */
  variables: object;
  settings: (given: Given) => Settings;
  open: (
    host: GatewayHost & { gatewaySettings: Settings },
    clock: Pick<Clock, 'monotonic'>,
  ) => PaymentGateway;
};
