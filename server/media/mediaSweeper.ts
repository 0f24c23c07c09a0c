import { every, type PeriodicWorker } from '../platform/every.ts';
import type { Hold, Lease, Leases } from '../platform/leases/lease.ts';
import { sweepMedia, sweepOwnStaging, type MediaSweepDeps } from './sweepMedia.ts';

const HOUR_MS = 3_600_000;
/** Delay of the first sweep: a start has more urgent work (ms). */
const FIRST_AFTER_MS = 60_000;

export type MediaSweeper = {
  workers: readonly PeriodicWorker[];
  /** Bytes of all stored objects at the last sweep of this node. */
  storedBytes(): number;
};

/** Deletes files that no row needs any more, once an hour: one node the shared ones, each node its own. */
export function mediaSweeper(
  deps: Omit<MediaSweepDeps, 'hold'> & { leases: Leases },
  onError: (error: unknown) => void,
): MediaSweeper {
  const { clock, leases } = deps;
  let keptBytes = 0;
  const hourly = (lease: Lease | null, work: (hold: Hold) => Promise<void>) =>
    every({ lease, ms: HOUR_MS, firstAfterMs: FIRST_AFTER_MS, clock, work, onError });
  const shared = hourly(leases.named('media sweep'), async (hold) => {
    ({ keptBytes } = await sweepMedia({ ...deps, hold }));
  });
  const own = hourly(null, () => sweepOwnStaging(deps));
  return { workers: [shared, own], storedBytes: () => keptBytes };
}
