import type { Clock } from '../../platform/clock.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';

/** From one count to the next (ms): as many times as long as it took as `factor` says, within these bounds. */
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
 * Counts the messages that wait in the inbox. A count reads all of them, 70 ms for each 100,000: once a second it would
 * delay the answers of those that arrive.
 */
export function waitingCounter({ clock, read, show, onError }: CounterDeps): PeriodicWorker {
  const counter = every({
    lease: null,
    ms: REST.leastMs,
    clock,
    work: async () => {
      const began = clock.monotonic();
      show(await read());
      const rest = (clock.monotonic() - began) * REST.factor;
      counter.nudge(Math.min(Math.max(REST.leastMs, rest), REST.mostMs));
    },
    onError,
  });
  return counter;
}
