import type { Clock } from '../../server/platform/clock.ts';
import type { SandboxKeys } from '../../server/payments/gateways/sandboxGateway.ts';
import type { SandboxStore } from './sandboxStore.ts';
import type { Till } from './takePayment.ts';

/** How the sandbox's API behaves; tests change it while it runs. */
export type Conditions = {
  /** How long (ms) each call to the API takes. */
  latencyMs: number;
  /** `error` answers 500, `silence` never answers. */
  fault: 'none' | 'error' | 'silence';
};

/** What all routes of the sandbox share. */
export type Sandbox = {
  store: SandboxStore;
  till: Till;
  keys: SandboxKeys;
  clock: Clock;
  conditions: Conditions;
  /** The only origin that may show the card fields in a frame, and to which payers return. */
  merchantOrigin: string;
  /** Starts jobs that were just planned and are due. */
  wake(): void;
};
