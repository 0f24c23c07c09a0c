import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '../platform/storage/contentTypes.ts';
import { eachAtOnce } from '../platform/storage/eachAtOnce.ts';
import { publicKey } from '../platform/storage/objectKey.ts';
import type { ObjectStore } from '../platform/storage/store.ts';
import { KEPT_FOR_MS } from './keptAssets.ts';

const AT_ONCE = 8;
/** How old (ms) a file in the bucket may be before a node that serves its build puts it there again. */
export const REFRESH_MS = 86_400_000;

/**
 * Puts the files of this build into the bucket, for pages that other nodes served, and removes those that no node
 * has put there for a week. A file stays while any node that repeats this serves its build.
 * @param assets the folder of the build's files
 * @param files their names in it
 * @param now UTC ms
 * @throws StorageError
 */
export async function shareBuild(
  objects: ObjectStore,
  assets: string,
  files: readonly string[],
  now: number,
): Promise<void> {
  const storedAt = new Map<string, number>();
  for await (const { key, changedAt } of objects.list('assets/')) storedAt.set(key, changedAt);
  const ageOf = (key: string) => now - (storedAt.get(key) ?? -Infinity);
  const ours = new Map(files.map((file) => [publicKey('assets', file), file]));
  await eachAtOnce(ours, AT_ONCE, async ([key, file]) => {
    if (key === undefined || ageOf(key) < REFRESH_MS) return;
    const path = join(assets, file);
    const { size } = await stat(path);
    await objects.put(key, createReadStream(path), { bytes: size, type: contentTypeOf(file) });
  });
  const left = [...storedAt.keys()].filter((key) => !ours.has(key));
  await eachAtOnce(left, AT_ONCE, async (key) => {
    if (ageOf(key) > KEPT_FOR_MS + REFRESH_MS) await objects.remove(key);
  });
}
