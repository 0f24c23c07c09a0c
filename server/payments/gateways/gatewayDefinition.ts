import type { Clock } from '../../platform/clock.ts';
import type { PaymentGateway } from './gateway.ts';

/**
 * What a gateway's definition reads from its own environment variables; null for a gateway without
 * variables.
 */
export type GatewaySettings = Readonly<Record<string, string>> | null;

/** The settings of this server that a gateway may need when it is opened. */
export type GatewayHost = {
  gatewaySettings: GatewaySettings;
  host: string;
  gatewayPort: number;
  gatewayOrigin: string;
  dataDir: string;
};

/** How to set up a gateway. `Given` holds the values of its environment variables. */
export type GatewayDefinition<Given, Settings extends GatewaySettings> = {
  mode: PaymentGateway['mode'];
  /** False for a gateway without a bank: it may run beside this server, but never in production. */
  takesMoney: boolean;
  /**
   * The gateway's environment variables, by name. All are required while this gateway is in use, and only
   * then.
   */
  variables: object;
  settings: (given: Given) => Settings;
  open: (
    host: GatewayHost & { gatewaySettings: Settings },
    clock: Pick<Clock, 'monotonic'>,
  ) => PaymentGateway;
};
