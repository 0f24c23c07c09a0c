import type { Clock } from '../../server/platform/clock.ts';
import type { SandboxKeys } from '../../server/payments/gateways/sandboxGateway.ts';
import type { SandboxStore } from './sandboxStore.ts';
import type { Till } from './takePayment.ts';

/** How the sandbox's API behaves; tests change it while it runs. */
export type Conditions = {
  /** How long every call to the API takes, in ms. */
  latencyMs: number;
  /** `error` answers 500, `silence` never answers. */
  fault: 'none' | 'error' | 'silence';
};

/** What the routes of the sandbox share. */
export type Sandbox = {
  store: SandboxStore;
  till: Till;
  keys: SandboxKeys;
  clock: Clock;
  conditions: Conditions;
  /** The one origin that may frame the card fields and to which payers return. */
  merchantOrigin: string;
  /** Starts the jobs that have just been planned. */
  wake(): void;
};
