import type { Clock } from '../../platform/clock.ts';

const FAILURES_IN_A_ROW = 5;
const REST_MS = 10_000;

export type CircuitBreaker = { allows(): boolean; succeeded(): void; failed(): void };

/**
 * Stops calling a host that failed five times in a row. After 10 s of rest one call at a time may try it,
 * until one succeeds.
 */
export function circuitBreaker(clock: Pick<Clock, 'monotonic'>): CircuitBreaker {
  let failures = 0;
  let restsUntil = 0;
  const rest = () => {
    restsUntil = clock.monotonic() + REST_MS;
  };
  return {
    allows() {
      if (failures < FAILURES_IN_A_ROW) return true;
      if (clock.monotonic() < restsUntil) return false;
      rest();
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= FAILURES_IN_A_ROW) rest();
    },
  };
}
