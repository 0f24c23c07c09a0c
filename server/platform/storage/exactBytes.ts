import { Transform } from 'node:stream';
import { StorageError } from './storageError.ts';

/** Passes on exactly `bytes` bytes. More or fewer are an error, so that no partial object is kept. */
export function exactBytes(key: string, bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > bytes) done(new StorageError('length', key));
      else done(null, chunk);
    },
    flush(done) {
      done(seen === bytes ? null : new StorageError('length', key));
    },
  });
}
