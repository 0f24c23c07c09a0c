import { ALL_AREAS } from '../platform/storage/objectKey.ts';
import type { ObjectStore } from '../platform/storage/store.ts';
import type { Copied } from './copyFolder.ts';

/** Files and bytes in each area of a bucket. @throws StorageError, or the error of listing */
export async function bucketContents(objects: ObjectStore): Promise<Record<string, Copied>> {
  const contents: Record<string, Copied> = {};
  for (const area of ALL_AREAS) {
    const held = { files: 0, bytes: 0 };
    for await (const { bytes } of objects.list(`${area}/`)) {
      held.files += 1;
      held.bytes += bytes;
    }
    contents[area] = held;
  }
  return contents;
}
