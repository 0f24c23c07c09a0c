import type { Clock } from '../clock.ts';
import { every, type PeriodicWorker } from '../every.ts';
import type { Hold, Lease } from './lease.ts';

/** How often (ms) the watcher asks for the lease. */
const LOOK_MS = 500;

export type WatchedLease = PeriodicWorker & {
  /** Whether this process has the lease now, without asking the database. */
  isHeld(): boolean;
};

/** Takes a lease whenever it is free, for work that runs too often to ask for the lease each time. */
export function watchLease(lease: Lease, clock: Pick<Clock, 'monotonic'>): WatchedLease {
  let hold: Hold | undefined;
  const work = async () => {
    hold = await lease.take();
  };
  // Ignores errors: the next look tries again, and renewals report a database that does not answer.
  const worker = every({ lease: null, ms: LOOK_MS, clock, work, onError: () => {} });
  return { ...worker, isHeld: () => hold !== undefined && isValid(hold) };
}

function isValid(hold: Hold): boolean {
  try {
    hold.confirm();
    return true;
  } catch {
    return false;
  }
}
