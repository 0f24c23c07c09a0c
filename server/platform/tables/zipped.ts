import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A file of an archive; `at`: when it was changed (UTC ms). */
export type ZippedFile = { name: string; at: number; pieces: AsyncIterable<Buffer> | Iterable<Buffer> };

const DEFLATED = 8;

/**
 * The bytes of a ZIP archive, while its files are read one after the other. fflate writes the container; Node compresses in
 * its thread pool, so that the thread that answers voters does not.
 */
export async function* zipped(files: Iterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for (const { name, at, pieces } of files) {
    const entry: ZipInputFile = { filename: name, size: 0, crc: 0, compression: DEFLATED, mtime: at };
    archive.add(entry);
    const deflate = createDeflateRaw();
    // The loop below reports the failure of a source: the pipeline destroys `deflate` with it.
    pipeline(Readable.from(counted(pieces, entry)), deflate, () => {});
    for await (const bytes of deflate as AsyncIterable<Uint8Array<ArrayBuffer>>) {
      entry.ondata!(null, bytes, false);
      yield* ready.splice(0);
    }
    entry.ondata!(null, new Uint8Array(), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}

/** The pieces as they are, while their size and checksum are noted. */
async function* counted(pieces: ZippedFile['pieces'], entry: ZipInputFile): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    entry.crc = crc32(piece, entry.crc);
    entry.size += piece.length;
    yield piece;
  }
}
