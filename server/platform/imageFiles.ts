import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PORTRAIT_SIZES } from '../../domain/portraits.ts';
import type { PlatformConfig } from './settings/platformSettings.ts';
import { contentTypeOf } from './storage/contentTypes.ts';
import { checkedKey, publicKey } from './storage/objectKey.ts';
import { openBucket } from './storage/openBucket.ts';
import { StorageError } from './storage/storageError.ts';
import type { ObjectStore } from './storage/store.ts';

/** Images with public names: made in a folder and, where there is a bucket, moved there for every node. */
export type ImageFiles = {
  /** The folder in which images are made. */
  folder: string;
  /**
   * Lets every node serve the images of the folder. Call it before a row names an image.
   * @throws StorageError
   */
  share(): Promise<void>;
  /** The bytes of an image by the name of its file; undefined if there is none. @throws StorageError */
  read(name: string): Promise<Buffer | undefined>;
  /** Removes images by the names of their files. @throws StorageError */
  remove(names: readonly string[]): Promise<void>;
  /**
   * Removes every size of these portraits; call it once no row names them.
   * @param addresses such as `/images/{hash}-160.webp`; addresses of another form are left alone
   * @throws StorageError
   */
  removePortraits(addresses: readonly string[]): Promise<void>;
};

export function openImages({ s3, dataDir }: Pick<PlatformConfig, 's3' | 'dataDir'>): ImageFiles {
  const folder = join(dataDir, 'images');
  if (!s3) {
    const remove = (name: string) => rm(join(folder, name), { force: true });
    return {
      folder,
      share: async () => {},
      read: (name) => readFile(join(folder, name)).catch(unlessNoFile),
      remove: (names) => each(names, remove),
      removePortraits: (addresses) => eachPortrait(addresses, remove),
    };
  }
  const objects = openBucket(s3);
  let last: Promise<unknown> = Promise.resolve();
  return {
    folder,
    // Runs one move after the other, because each moves all files that it finds.
    share: () => {
      const shared = last.then(() => moveAll(objects, folder));
      last = shared.catch(() => {});
      return shared;
    },
    read: (name) => objects.read(keyOf(name)).then(buffer).catch(unlessNoObject),
    remove: (names) => each(names, (name) => objects.remove(keyOf(name))),
    removePortraits: (addresses) => eachPortrait(addresses, (name) => objects.remove(keyOf(name))),
  };
}

/** @throws TypeError for a name that no image has */
const keyOf = (name: string) => checkedKey(`images/${name}`);

async function each(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  for (const name of names) await work(name);
}

async function moveAll(objects: ObjectStore, folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(unlessMissing)) {
    const key = name.endsWith('.part') ? undefined : publicKey('images', name);
    if (key === undefined) continue;
    const path = join(folder, name);
    const { size } = await stat(path);
    await objects.put(key, { path }, { bytes: size, type: contentTypeOf(name) });
  }
}

async function eachPortrait(
  addresses: readonly string[],
  remove: (name: string) => Promise<void>,
): Promise<void> {
  for (const address of addresses) {
    const [, stem] = /^\/images\/([0-9a-f]+)-\d+\.webp$/.exec(address) ?? [];
    if (stem === undefined) continue;
    for (const size of PORTRAIT_SIZES) await remove(`${stem}-${size}.webp`);
  }
}

function unlessNoFile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function unlessNoObject(error: unknown): undefined {
  if (!(error instanceof StorageError) || error.reason !== 'missing') throw error;
}

function unlessMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
