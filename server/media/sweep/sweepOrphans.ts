import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Hold } from '../../platform/leases/lease.ts';
import { OBJECT_AREAS } from '../../platform/storage/objectKey.ts';
import type { ObjectStore } from '../../platform/storage/store.ts';

const ASKED_AT_ONCE = 200;

/**
 * Removes objects that no row names and that are older than `before` (UTC ms).
 * @returns how many, and the bytes of all objects that stay
 */
export async function sweepOrphans(
  { database, objects, hold }: { database: Kysely<Schema>; objects: ObjectStore; hold: Hold },
  before: number,
): Promise<{ removed: number; keptBytes: number }> {
  let removed = 0;
  let keptBytes = 0;
  let asked: { key: string; bytes: number }[] = [];
  const removeOrphans = async () => {
    const named = await namedKeys(
      database,
      asked.map(({ key }) => key),
    );
    for (const { key, bytes } of asked) {
      if (named.has(key)) keptBytes += bytes;
      else {
        hold.confirm();
        await objects.remove(key);
        removed += 1;
      }
    }
    asked = [];
  };
  for (const area of OBJECT_AREAS)
    for await (const { key, bytes, changedAt } of objects.list(`${area}/`)) {
      if (changedAt < before) asked.push({ key, bytes });
      else keptBytes += bytes;
      if (asked.length === ASKED_AT_ONCE) await removeOrphans();
    }
  await removeOrphans();
  return { removed, keptBytes };
}

const mediaColumns = ['object', 'playable_object', 'poster_object', 'waveform_object'] as const;

async function namedKeys(database: Kysely<Schema>, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const found = await Promise.all([
    ...mediaColumns.map((column) =>
      database.selectFrom('media').where(column, 'in', keys).select(`${column} as key`).execute(),
    ),
    database.selectFrom('identity_documents').where('object', 'in', keys).select('object as key').execute(),
    database.selectFrom('upload_pieces').where('object', 'in', keys).select('object as key').execute(),
  ]);
  return new Set(found.flat().map(({ key }) => key ?? ''));
}
