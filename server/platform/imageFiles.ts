import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PORTRAIT_SIZES } from '../../domain/portraits.ts';
import type { PlatformConfig } from './settings/platformSettings.ts';
import { contentTypeOf } from './storage/contentTypes.ts';
import { publicKey } from './storage/objectKey.ts';
import { openBucket } from './storage/openBucket.ts';
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
  /**
   * Removes every size of these portraits; call it once no row names them.
   * @param addresses such as `/images/{hash}-160.webp`; addresses of another form are left alone
   * @throws StorageError
   */
  removePortraits(addresses: readonly string[]): Promise<void>;
};

export function openImages({ s3, dataDir }: Pick<PlatformConfig, 's3' | 'dataDir'>): ImageFiles {
  const folder = join(dataDir, 'images');
  if (!s3)
    return {
      folder,
      share: async () => {},
      removePortraits: (addresses) =>
        eachPortrait(addresses, (name) => rm(join(folder, name), { force: true })),
    };
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
    removePortraits: (addresses) =>
      eachPortrait(addresses, async (name) => {
        const key = publicKey('images', name);
        if (key !== undefined) await objects.remove(key);
      }),
  };
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

function unlessMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
