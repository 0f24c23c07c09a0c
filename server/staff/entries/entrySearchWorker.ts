import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { logFailure, type EventLog } from '../../platform/eventLog.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import type { Leases } from '../../platform/leases/lease.ts';
import type { StaffWriter } from '../writes.ts';

/** How long (ms) an entry waits at most until a search finds it by its name. */
const PERIOD_MS = 2_000;

export type EntrySearchStart = {
  database: Kysely<Schema>;
  writer: StaffWriter;
  leases: Leases;
  clock: Pick<Clock, 'monotonic'>;
  log: EventLog;
};

/** The worker that fills the search texts of new entries, of renamed candidates and of earlier releases. */
export const entrySearchWorker = ({
  database,
  writer,
  leases,
  clock,
  log,
}: EntrySearchStart): PeriodicWorker =>
  every({
    lease: leases.named('entry search'),
    ms: PERIOD_MS,
    clock,
    work: async ({ fence }) => {
      const empty = database.selectFrom('entries').where('search_text', 'is', null).select('id').limit(1);
      if (!(await empty.executeTakeFirst())) return;
      while (await writer.submit('fillSearchTexts', null, fence));
    },
    onError: logFailure(log)('search_texts_not_filled'),
  });
