import { createReadStream } from 'node:fs';
import { chmod, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../ids.ts';
import { exactBytes } from './exactBytes.ts';
import { listFolder } from './listFolder.ts';
import { checkedKey } from './objectKey.ts';
import { saysFull } from './saysFull.ts';
import { stagingFolder } from './stagingFolder.ts';
import { StorageError } from './storageError.ts';
import { isFile, type ByteRange, type ObjectStore, type StoredFacts, type StoredFrom } from './store.ts';

/**
 * Keeps objects under the data folder, readable only by its owner. It writes an object aside and renames it
 * once its bytes are on the disk.
 */
export function openDiskStore(dataDir: string): ObjectStore {
  const pathOf = (key: string) => join(dataDir, checkedKey(key));
  return {
    put: (key, from, facts) => saying(key, () => put(dataDir, key, from, facts)),
    read: (key, range) => saying(key, () => read(pathOf(key), range)),
    stat: async (key) => {
      const found = await stat(pathOf(key)).catch(unlessMissing);
      return found && { bytes: found.size };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (prefix) => listFolder(dataDir, prefix),
    // Each node sweeps its own staging folder.
    dropUnfinished: () => Promise.resolve(0),
  };
}

async function put(dataDir: string, key: string, from: StoredFrom, { bytes }: StoredFacts): Promise<void> {
  const target = join(dataDir, checkedKey(key));
  if (isFile(from)) return keep(from.path, target, key, bytes);
  const staged = join(await stagingFolder(dataDir, 'parts'), newId());
  // Creates the file before anything can fail: otherwise an early interruption would leave it behind.
  const file = await open(staged, 'wx', 0o600);
  try {
    await pipeline(from, exactBytes(key, bytes), file.createWriteStream());
    await keep(staged, target, key, bytes);
  } catch (error) {
    await rm(staged, { force: true });
    throw error;
  }
}

async function keep(staged: string, target: string, key: string, bytes: number): Promise<void> {
  await onDisk(staged, key, bytes);
  const shard = dirname(target);
  await mkdir(shard, { recursive: true, mode: 0o700 });
  await rename(staged, target);
  // Syncs the folders that hold the new name and, perhaps, a new shard.
  const area = dirname(shard);
  for (const folder of [shard, area, dirname(area)]) await syncFolder(folder);
}

async function onDisk(path: string, key: string, bytes: number): Promise<void> {
  await chmod(path, 0o600);
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    if (size !== bytes) throw new StorageError('length', key);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function read(path: string, range?: ByteRange): Promise<Readable> {
  const file = await open(path, 'r');
  return createReadStream('', { fd: file, ...range });
}

const unlessMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

async function saying<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageError || error instanceof TypeError) throw error;
    if (saysFull(error)) throw new StorageError('full', key, error);
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new StorageError(isMissing ? 'missing' : 'unreachable', key, error);
  }
}
