import type { Clock } from './clock.ts';

/** Work that repeats by itself. */
export type PeriodicWorker = {
  /** Names the work among nodes that share a database. */
  readonly lease: string;
  /** Starts the work if it is due and not under way; called often. */
  tick(): void;
  /** Makes the work due at the next tick. */
  nudge(): void;
  /** Resolves when nothing is under way. */
  rest(): Promise<void>;
};

export type Period = {
  lease: string;
  /** From one start to the next (ms); `Infinity` for work that is done once. */
  ms: number;
  /** The first start (ms after now); at the first tick when not given. */
  firstAfterMs?: number;
  clock: Pick<Clock, 'monotonic'>;
  work: () => Promise<void>;
  onError: (error: unknown) => void;
};

/** A worker that starts `work` again and again, never twice at once. */
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
