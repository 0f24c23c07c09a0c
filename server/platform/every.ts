import type { Clock } from './clock.ts';

/** Work that repeats on its own. */
export type PeriodicWorker = {
  /** Names work that one node does for all that share a database; null for work of each node. */
  readonly lease: string | null;
  /** Starts the work if it is due and not running; called often. */
  tick(): void;
  /** Makes the work due at the next tick. */
  nudge(): void;
  /** Resolves when no work is running. */
  rest(): Promise<void>;
};

export type Period = Pick<PeriodicWorker, 'lease'> & {
  /** From one start to the next (ms); `Infinity` for work that runs once. */
  ms: number;
  /** The first start (ms from now); the first tick by default. */
  firstAfterMs?: number;
  clock: Pick<Clock, 'monotonic'>;
  work: () => Promise<void>;
  onError: (error: unknown) => void;
};

/** A worker that runs `work` periodically, never twice at once. */
export function every({ lease, ms, firstAfterMs = 0, clock, work, onError }: Period): PeriodicWorker {
  let dueAt = clock.monotonic() + firstAfterMs;
  let running: Promise<void> | undefined;
  return {
    lease,
    tick: () => {
      const now = clock.monotonic();
      if (running || now < dueAt) return;
      dueAt = now + ms;
      running = work()
        .catch(onError)
        .finally(() => {
          running = undefined;
        });
    },
    nudge: () => {
      dueAt = -Infinity;
    },
    rest: async () => running,
  };
}
