import type { Clock } from './clock.ts';
import type { Hold, Lease } from './leases/lease.ts';
import { ownHold } from './leases/ownLeases.ts';

/** How soon (ms) this node asks again for a lease that another node holds, in case that node died. */
const LEASE_LOOK_MS = 5_000;

/** Work that repeats on its own. */
export type PeriodicWorker = {
  /** Starts the work if it is due and not running; called often. */
  tick(): void;
  /** Makes the work due at the next tick, or `afterMs` (ms) from now. */
  nudge(afterMs?: number): void;
  /** Resolves when no run of the work is in progress. */
  rest(): Promise<void>;
};

export type Period = {
  /** The lease of work that one node does for all that share a database; null for work of each node. */
  lease: Lease | null;
  /** From one start to the next (ms); `Infinity` for work that runs once. */
  ms: number;
  /** The first start (ms from now); the first tick by default. */
  firstAfterMs?: number;
  clock: Pick<Clock, 'monotonic'>;
  /** May return how long (ms) after its end it is due again, instead of `ms` after its start. */
  work: (hold: Hold) => Promise<number | void>;
  onError: (error: unknown) => void;
};

/** A worker that runs `work` periodically, never twice at once in this process. */
export function every({ lease, ms, firstAfterMs = 0, clock, work, onError }: Period): PeriodicWorker {
  let dueAt = clock.monotonic() + firstAfterMs;
  let nudges = 0;
  let running: Promise<void> | undefined;
  const run = async () => {
    const hold = lease ? await lease.take() : ownHold;
    if (!hold) {
      dueAt = Math.min(dueAt, clock.monotonic() + LEASE_LOOK_MS);
      return;
    }
    const nudgesBefore = nudges;
    const rest = await work(hold);
    // A nudge that came meanwhile stands: its reason may be newer than what the work saw.
    if (typeof rest === 'number' && nudges === nudgesBefore) dueAt = clock.monotonic() + rest;
  };
  return {
    tick: () => {
      const now = clock.monotonic();
      if (running || now < dueAt) return;
      dueAt = now + ms;
      running = run()
        .catch(onError)
        .finally(() => {
          running = undefined;
        });
    },
    nudge: (afterMs) => {
      nudges += 1;
      dueAt = afterMs === undefined ? -Infinity : clock.monotonic() + afterMs;
    },
    rest: async () => running,
  };
}
