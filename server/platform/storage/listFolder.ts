import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LEDGER_AREA, OBJECT_AREAS } from './objectKey.ts';
import type { StoredObject } from './store.ts';

/**
 * The objects below a data folder whose key begins with `prefix`, one shard after the other. Files with
 * public names are left out.
 */
export async function* listFolder(dataDir: string, prefix: string): AsyncIterable<StoredObject> {
  for (const area of [...OBJECT_AREAS, LEDGER_AREA]) {
    for (const shard of await namesIn(join(dataDir, area))) {
      const keys = (await namesIn(join(dataDir, area, shard))).map((name) => `${area}/${shard}/${name}`);
      for (const key of keys.filter((each) => each.startsWith(prefix))) {
        const facts = await factsOf(join(dataDir, key));
        if (facts) yield { key, ...facts };
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

/** Size and time of a file; undefined if it was removed meanwhile. */
async function factsOf(path: string): Promise<Omit<StoredObject, 'key'> | undefined> {
  try {
    const { size, ctimeMs } = await stat(path);
    return { bytes: size, changedAt: Math.trunc(ctimeMs) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
