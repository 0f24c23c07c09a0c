import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { ObjectStore } from '../platform/storage/store.ts';
import type { MediaWriter } from './writes.ts';
import { sweepOrphans } from './sweep/sweepOrphans.ts';
import { sweepStaging } from './sweep/sweepStaging.ts';

const HOUR_MS = 3_600_000;
/** The longest time (ms) between storing an object and writing its row. */
const ORPHANS_KEPT_MS = 24 * HOUR_MS;
/** Grace (ms) for a request that began to use an upload just before its expiry. */
const UPLOADS_KEPT_MS = HOUR_MS;
const BATCH = 100;

export type MediaSweepDeps = {
  database: Kysely<Schema>;
  writer: MediaWriter;
  objects: ObjectStore;
  dataDir: string;
  clock: Clock;
};

export type SweptMedia = {
  identities: number;
  uploads: number;
  media: number;
  orphans: number;
  keptBytes: number;
};

/** Deletes what has expired and what nothing names. After an interruption, the next run continues. */
export async function sweepMedia(deps: MediaSweepDeps): Promise<SweptMedia> {
  const { database, writer, objects, dataDir, clock } = deps;
  const now = clock.now();
  const before = now - ORPHANS_KEPT_MS;
  const identities = await sweepIdentities(deps, now);
  await writer.submit('dropReplacements', { before });
  const uploads = await writer.submit('dropUploads', { before: now - UPLOADS_KEPT_MS });
  const waiting = await database.selectFrom('uploads').where('used_at', 'is', null).select('id').execute();
  const known = new Set(waiting.map(({ id }) => id));
  // Newer files may get their row in a moment.
  const startedBefore = now - UPLOADS_KEPT_MS;
  await sweepStaging(dataDir, 'uploads', startedBefore, known);
  await sweepStaging(dataDir, 'parts', before);
  const media = await writer.submit('dropMedia', { before });
  const { removed, keptBytes } = await sweepOrphans(database, objects, before);
  return { identities, uploads, media, orphans: removed, keptBytes };
}

/** Remove the object first: a row without an object shows what is left to do, an object without a row does not. */
async function sweepIdentities({ database, writer, objects }: MediaSweepDeps, now: number): Promise<number> {
  let swept = 0;
  for (;;) {
    const due = await database
      .selectFrom('identity_documents')
      .where('delete_after', '<=', now)
      .orderBy('delete_after')
      .limit(BATCH)
      .select(['id', 'object'])
      .execute();
    for (const { id, object } of due) {
      await objects.remove(object);
      await writer.submit('dropIdentity', { id, at: now });
    }
    swept += due.length;
    if (due.length < BATCH) return swept;
  }
}
