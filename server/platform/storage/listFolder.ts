import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OBJECT_AREAS } from './objectKey.ts';
import type { StoredObject } from './store.ts';

/** The objects below a data folder, one shard after the other. */
export async function* listFolder(dataDir: string, prefix: string): AsyncIterable<StoredObject> {
  for (const area of OBJECT_AREAS) {
    for (const shard of await namesIn(join(dataDir, area))) {
      const keys = (await namesIn(join(dataDir, area, shard))).map((name) => `${area}/${shard}/${name}`);
      for (const key of keys.filter((each) => each.startsWith(prefix))) {
        const changedAt = await changeOf(join(dataDir, key));
        if (changedAt !== undefined) yield { key, changedAt };
      }
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** UTC ms, and none for what was removed meanwhile. */
async function changeOf(path: string): Promise<number | undefined> {
  try {
    return Math.trunc((await stat(path)).ctimeMs);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
