import type { Clock } from '../platform/clock.ts';
import { every, type PeriodicWorker } from '../platform/every.ts';
import type { Hold, Leases } from '../platform/leases/lease.ts';
import type { AccountWriter } from './writes.ts';

const HOUR_MS = 3_600_000;

type AccountSweeperDeps = {
  writer: AccountWriter;
  clock: Clock;
  leases: Leases;
  onError: (error: unknown) => void;
};

/** Deletes expired sessions, links and messages once an hour. */
export function accountSweeper({ writer, clock, leases, onError }: AccountSweeperDeps): PeriodicWorker {
  const work = async ({ fence }: Hold) => {
    await writer.submit('sweepAccounts', clock.now(), fence);
  };
  const lease = leases.named('account sweep');
  return every({ lease, ms: HOUR_MS, firstAfterMs: HOUR_MS, clock, work, onError });
}
