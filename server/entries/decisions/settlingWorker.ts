import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { logFailure, type EventLog } from '../../platform/eventLog.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import type { Hold, Leases } from '../../platform/leases/lease.ts';
import type { EntryWriter } from '../writes.ts';
import { hasUnsettled } from './settleDecisions.ts';

const PERIOD_MS = 10_000;

export type SettlingDeps = {
  database: Kysely<Schema>;
  writer: EntryWriter;
  clock: Clock;
  leases: Leases;
  log: EventLog;
};

/** The worker that refunds fees once a rejection can no longer be undone. */
export const settlingWorker = ({ database, writer, clock, leases, log }: SettlingDeps): PeriodicWorker =>
  every({
    lease: leases.named('decisions'),
    ms: PERIOD_MS,
    clock,
    work: async ({ fence }: Hold) => {
      if (!(await hasUnsettled(database, clock.now()))) return;
      while (await writer.submit('settleDecisions', clock.now(), fence));
    },
    onError: logFailure(log)('decisions_not_settled'),
  });
