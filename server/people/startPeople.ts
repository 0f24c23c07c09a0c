import type { Clock } from '../platform/clock.ts';
import { logFailure, type EventLog } from '../platform/eventLog.ts';
import { every } from '../platform/every.ts';
import type { Hold, Leases } from '../platform/leases/lease.ts';
import { runWorkers, type RunningWorkers } from '../platform/runWorkers.ts';
import { FORGOTTEN_AT_ONCE } from './forgetContacts.ts';
import { SIGNUPS_AT_ONCE } from './sweepSignups.ts';
import type { PeopleWriter } from './writes.ts';

const TICK_MS = 1_000;
const HOUR_MS = 3_600_000;

export type PeopleDeps = { writer: PeopleWriter; clock: Clock; leases: Leases; log: EventLog };

/** Starts the hourly worker that deletes unverified signups and old contacts. */
export function startPeople({ writer, clock, leases, log }: PeopleDeps): RunningWorkers {
  const work = async ({ fence }: Hold) => {
    const now = clock.now();
    while ((await writer.submit('sweepSignups', now, fence)) >= SIGNUPS_AT_ONCE);
    // Small writes, repeated while rows remain.
    while ((await writer.submit('forgetContacts', now, fence)) >= FORGOTTEN_AT_ONCE);
  };
  const onError = logFailure(log)('people_not_swept');
  const sweeper = every({
    lease: leases.named('people sweep'),
    ms: HOUR_MS,
    firstAfterMs: HOUR_MS,
    clock,
    work,
    onError,
  });
  return runWorkers([sweeper], TICK_MS);
}
