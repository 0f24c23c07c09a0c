import type { Clock } from '../../platform/clock.ts';
import { logFailure, type EventLog } from '../../platform/eventLog.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import type { Hold, Leases } from '../../platform/leases/lease.ts';
import type { EntryWriter } from '../writes.ts';
import { DRAFTS_AT_ONCE } from './draftsRepo.ts';

const HOUR_MS = 3_600_000;

export type DraftSweeperDeps = { writer: EntryWriter; clock: Clock; leases: Leases; log: EventLog };

/** The worker that deletes ended drafts once an hour. */
export const draftSweeper = ({ writer, clock, leases, log }: DraftSweeperDeps): PeriodicWorker =>
  every({
    lease: leases.named('draft sweep'),
    ms: HOUR_MS,
    firstAfterMs: HOUR_MS,
    clock,
    work: async ({ fence }: Hold) => {
      while ((await writer.submit('sweepDrafts', clock.now(), fence)) >= DRAFTS_AT_ONCE);
    },
    onError: logFailure(log)('drafts_not_swept'),
  });
