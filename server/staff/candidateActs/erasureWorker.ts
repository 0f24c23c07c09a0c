import type { Kysely } from 'kysely';
import { findPerson } from '../../people/findPerson.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { logFailure, type EventLog } from '../../platform/eventLog.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import type { ImageFiles } from '../../platform/imageFiles.ts';
import type { Keys } from '../../platform/keys.ts';
import type { Hold, Leases } from '../../platform/leases/lease.ts';
import type { ObjectStore } from '../../platform/storage/store.ts';
import type { StaffWriter } from '../writes.ts';

/** How long (ms) a person waits to be erased at most. */
const PERIOD_MS = 2_000;

export type ErasuresStart = {
  database: Kysely<Schema>;
  writer: StaffWriter;
  keys: Pick<Keys, 'pepper'>;
  objects: ObjectStore;
  images: ImageFiles;
  leases: Leases;
  clock: Pick<Clock, 'now' | 'monotonic'>;
  log: EventLog;
};

/**
 * The worker that erases the candidates of approved erasures. One that stopped halfway is done again: a person without an account
 * has nothing left but files, which the sweeper of the store removes.
 */
export function erasureWorker(start: ErasuresStart): PeriodicWorker {
  const { database, writer, keys, objects, images, leases, clock, log } = start;
  const work = async ({ fence }: Hold) => {
    const due = await database
      .selectFrom('erasures')
      .where('done_at', 'is', null)
      .orderBy('approved_at')
      .select(['id', 'user_id', 'organisation_id', 'asked_by', 'reason', 'extent'])
      .execute();
    for (const { id, user_id, organisation_id: organisationId, asked_by: actor, reason, extent } of due) {
      const found = await findPerson(database, keys.pepper, user_id);
      // What the person of a merged account paid stays theirs.
      const person = found && extent === 'account' ? { ...found, civilId: null, payers: [] } : found;
      if (person) {
        const erasure = { person, reason, actor, organisationId, at: clock.now() };
        const erased = await writer.submit('erasePerson', erasure, fence);
        for (const key of erased.objects) await objects.remove(key);
        await images.removePortraits(erased.pictures);
      }
      await writer.submit('endErasure', { id, at: clock.now() }, fence);
    }
  };
  return every({
    lease: leases.named('erasures'),
    ms: PERIOD_MS,
    clock,
    work,
    onError: logFailure(log)('person_not_erased'),
  });
}
