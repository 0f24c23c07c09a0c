import type { Clock } from '../../server/platform/clock.ts';
import type { SandboxKeys } from '../../server/payments/gateways/sandboxGateway.ts';
import type { SandboxStore } from './sandboxStore.ts';
import type { Till } from './takePayment.ts';

/** Simulated behaviour of the sandbox's API; tests change it while it runs. */
export type Conditions = {
  /** Latency of every call to the API (ms). */
  latencyMs: number;
  /** `error` answers 500, `silence` never answers. */
  fault: 'none' | 'error' | 'silence';
};

/** Shared by the routes of the sandbox. */
export type Sandbox = {
  store: SandboxStore;
  till: Till;
  keys: SandboxKeys;
  clock: Clock;
  conditions: Conditions;
  /** The only origin that may frame the card fields; payers return to it. */
  merchantOrigin: string;
  /** Starts jobs that were just planned. */
  wake(): void;
};
