import { Readable } from 'node:stream';

/** A range of bytes. Both ends are inclusive, as in a Range header. */
export type ByteRange = { start: number; end: number };

/** What to store: a file that the store may move away, or a stream of bytes. */
export type StoredFrom = { path: string } | Readable;

/** Whether the source is a file to move. A stream that reads a file has a path too, but its file stays. */
export const isFile = (from: StoredFrom): from is { path: string } => !(from instanceof Readable);

/**
 * Facts of an object: its size and media type. A store refuses an object that is not exactly `bytes` long.
 */
export type StoredFacts = { bytes: number; type: string };

/** An object of a listing; `changedAt` in UTC ms. */
export type StoredObject = { key: string; bytes: number; changedAt: number };

/**
 * A store of files: the disk of this machine or an S3-compatible bucket (decision D76). Only objectKey.ts
 * makes keys, so that no name from a person reaches a file system.
 */
export type ObjectStore = {
  /**
   * Stores an object whole or not at all, and resolves when it would survive a crash. A file given by its
   * path is moved.
   * @throws StorageError
   */
  put(key: string, from: StoredFrom, facts: StoredFacts): Promise<void>;
  /** The bytes of an object or of a part of it. @throws StorageError, such as `missing` */
  read(key: string, range?: ByteRange): Promise<Readable>;
  stat(key: string): Promise<{ bytes: number } | undefined>;
  /** Removes an object; does nothing if there is none. */
  remove(key: string): Promise<void>;
  /** Lists the objects whose key begins with `prefix`. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /**
   * Removes what interrupted transfers from before `before` (UTC ms) left in a bucket.
   * @returns how many; 0 where the store lists none
   */
  dropUnfinished(before: number): Promise<number>;
};
