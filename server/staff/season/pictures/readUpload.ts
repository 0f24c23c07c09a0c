import type { Readable } from 'node:stream';
import { PICTURE_MAX_BYTES } from '../../../../domain/season/seasonLimits.ts';

/** The bytes of a picture that is sent; undefined for one that is larger than pictures may be. */
export async function readUpload(body: Readable): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  // The request must live on, to be answered.
  for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > PICTURE_MAX_BYTES) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
