import type { Clock } from '../../platform/clock.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';

/** The rest after a count: `factor` times as long as it took, within these bounds (ms). */
const REST = { factor: 200, leastMs: 1_000, mostMs: 30_000 };

type CounterDeps = {
  clock: Pick<Clock, 'monotonic'>;
  /** Counts the messages that wait, by competition. */
  read: () => Promise<ReadonlyMap<string, number>>;
  /** Called with each count. */
  show: (waiting: ReadonlyMap<string, number>) => void;
  onError: (error: unknown) => void;
};

/**
 * Counts the messages that wait in the inbox. A count reads all of them, 70 ms for each 100,000, so the more there are the
 * less often it is made.
 */
export const waitingCounter = ({ clock, read, show, onError }: CounterDeps): PeriodicWorker =>
  every({
    lease: null,
    ms: REST.leastMs,
    clock,
    work: async () => {
      const began = clock.monotonic();
      show(await read());
      const rest = (clock.monotonic() - began) * REST.factor;
      return Math.min(Math.max(REST.leastMs, rest), REST.mostMs);
    },
    onError,
  });
