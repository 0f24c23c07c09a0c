import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { logFailure, type EventLog } from '../../platform/eventLog.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import type { Fence, Leases } from '../../platform/leases/lease.ts';
import type { StaffWriter } from '../writes.ts';
import { findRunning, hasOpenWindow, readNext, type RunningJob } from './bulkRepo.ts';

/** How long (ms) a new job waits at most. */
const PERIOD_MS = 1_000;
/** Entries of a write: votes wait for it. */
const STEP_ROWS = 20;
/** A write is followed by a pause of so many times its own length, more while somebody can vote: votes come first. */
const PAUSES = { open: 40, closed: 4 };

export type BulkStart = {
  /** For what staff read. */
  staffDatabase: Kysely<Schema>;
  writer: StaffWriter;
  leases: Leases;
  clock: Pick<Clock, 'now' | 'monotonic'>;
  log: EventLog;
};

/**
 * The worker that goes on with acts on many entries, a short write after the other, at most one a tick. Several jobs take turns.
 */
export function bulkWorker({ staffDatabase: db, writer, leases, clock, log }: BulkStart): PeriodicWorker {
  const goOn = async ({ id, position }: RunningJob, ids: readonly string[], fence: Fence | undefined) => {
    const at = clock.now();
    if (ids.length === 0) return writer.submit('endBulk', { id, why: null, at }, fence);
    const stepped = await writer.submit('stepBulk', { jobId: id, position, ids, at }, fence);
    if (stepped === 'stepped' || stepped === 'moved') return undefined;
    return writer.submit('endBulk', { id, why: stepped, at: clock.now() }, fence);
  };
  return every({
    lease: leases.named('bulk'),
    ms: PERIOD_MS,
    clock,
    work: async ({ fence }) => {
      const job = await findRunning(db);
      if (!job) return undefined;
      const isOpen = await hasOpenWindow(db, clock.now());
      const ids = await readNext(db, job, STEP_ROWS);
      const began = clock.monotonic();
      await goOn(job, ids, fence);
      return PAUSES[isOpen ? 'open' : 'closed'] * (clock.monotonic() - began);
    },
    onError: logFailure(log)('bulk_not_done'),
  });
}
