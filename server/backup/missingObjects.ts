import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { eachAtOnce } from '../platform/storage/eachAtOnce.ts';
import { publicKey } from '../platform/storage/objectKey.ts';
import type { ObjectStore } from '../platform/storage/store.ts';

const ASKED_AT_ONCE = 8;

/**
 * Looks for each object that a row of media, identity documents, users or waiting pictures names.
 * @returns how many keys the rows name, and those that the store does not have
 * @throws StorageError, or the error of the file system
 */
export async function missingObjects(
  db: Kysely<Schema>,
  objects: ObjectStore,
): Promise<{ named: number; missing: string[] }> {
  const keys = new Set([...(await filesOfEntries(db)), ...(await pictures(db))]);
  const missing: string[] = [];
  await eachAtOnce(keys, ASKED_AT_ONCE, async (key) => {
    if (!(await objects.stat(key))) missing.push(key);
  });
  return { named: keys.size, missing: missing.toSorted() };
}

async function filesOfEntries(db: Kysely<Schema>): Promise<string[]> {
  const media = await db
    .selectFrom('media')
    .select(['object', 'playable_object', 'poster_object', 'waveform_object'])
    .execute();
  const documents = await db.selectFrom('identity_documents').select('object').execute();
  return [...media, ...documents].flatMap((row) => Object.values(row)).filter((key) => key !== null);
}

async function pictures(db: Kysely<Schema>): Promise<string[]> {
  const shown = await db.selectFrom('users').where('image_url', 'is not', null).select('image_url').execute();
  const waiting = await db
    .selectFrom('profile_changes')
    .where('field', '=', 'image_url')
    .where('state', '=', 'waiting')
    .select('value')
    .execute();
  const addresses = [...shown.map(({ image_url }) => image_url), ...waiting.map(({ value }) => value)];
  return addresses.flatMap((address) => {
    const name = /^\/images\/(.+)$/.exec(address ?? '')?.[1];
    return name === undefined ? [] : (publicKey('images', name) ?? []);
  });
}
