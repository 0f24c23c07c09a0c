import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { ObjectStore } from '../platform/storage/store.ts';

/** The object keys that rows of media and identity documents name, but the store does not have. */
export async function missingObjects(db: Kysely<Schema>, objects: ObjectStore): Promise<string[]> {
  const media = await db
    .selectFrom('media')
    .select(['object', 'playable_object', 'poster_object', 'waveform_object'])
    .execute();
  const documents = await db.selectFrom('identity_documents').select('object').execute();
  const keys = [...media, ...documents].flatMap((row) => Object.values(row)).filter((key) => key !== null);
  const missing: string[] = [];
  for (const key of new Set(keys)) if (!(await objects.stat(key))) missing.push(key);
  return missing;
}
