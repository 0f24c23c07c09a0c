import { Transform } from 'node:stream';
import { CHUNK_BYTES, openChunk, sealChunk, TAG_BYTES } from './sealing.ts';
import { StorageError } from './storageError.ts';

/** Seals a stream of plain bytes, chunk by chunk. */
export const sealing = (fileKey: Buffer): Transform =>
  inChunks(CHUNK_BYTES, (number, isLast, chunk) => sealChunk(fileKey, number, isLast, chunk));

/**
 * Opens a sealed stream of the object `key`. Releases a chunk only after verification; an object without its
 * end is `damaged`.
 */
export const opening = (key: string, fileKey: Buffer): Transform =>
  inChunks(CHUNK_BYTES + TAG_BYTES, (number, isLast, chunk) => {
    try {
      return openChunk(fileKey, number, isLast, chunk);
    } catch (error) {
      throw new StorageError('damaged', key, error);
    }
  });

/**
 * Cuts a stream into chunks. Only the stream's end shows that a chunk is the last. So a full chunk is held
 * back until more bytes or the end arrives.
 */
function inChunks(
  size: number,
  change: (number: number, isLast: boolean, chunk: Buffer) => Buffer,
): Transform {
  const held = Buffer.alloc(size);
  let filled = 0;
  let number = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      try {
        for (let at = 0; at < part.length;) {
          if (filled === size) {
            this.push(change(number++, false, held));
            filled = 0;
          }
          const copied = part.copy(held, filled, at);
          filled += copied;
          at += copied;
        }
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        done(null, change(number, true, held.subarray(0, filled)));
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
