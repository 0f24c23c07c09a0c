import type { HeldData } from '../../people/collectPerson.ts';
import { type HeldFile, heldFiles, presentable } from '../../people/heldFiles.ts';
import type { SealedStore } from '../../platform/storage/sealedStore.ts';
import { StorageError } from '../../platform/storage/storageError.ts';
import type { ObjectStore } from '../../platform/storage/store.ts';
import { type ZippedFile, zipped } from '../../platform/tables/zipped.ts';

/**
 * The bytes of a ZIP archive with a person's files and, last, `person.json`, while they are read. A file that is missing is empty
 * there, and `person.json` says so.
 * @param at when the archive was made (UTC ms)
 */
export function handOutArchive(
  data: HeldData,
  stores: { objects: ObjectStore; documents: SealedStore },
  at: number,
): AsyncGenerator<Uint8Array> {
  const packed: (Omit<HeldFile, 'read'> & { missing?: true })[] = [];
  async function* piecesOf({ read, ...file }: HeldFile): AsyncGenerator<Buffer> {
    try {
      yield* (await read()) as AsyncIterable<Buffer>;
      packed.push(file);
    } catch (error) {
      if (!(error instanceof StorageError) || error.reason !== 'missing') throw error;
      packed.push({ ...file, missing: true });
    }
  }
  async function* summary(): AsyncGenerator<Buffer> {
    yield Buffer.from(`${JSON.stringify({ ...presentable(data), files: packed }, undefined, 2)}\n`);
  }
  const files = heldFiles(data, stores).map((file): ZippedFile => ({
    name: file.file,
    at,
    pieces: piecesOf(file),
  }));
  return zipped([...files, { name: 'person.json', at, pieces: summary() }]);
}
