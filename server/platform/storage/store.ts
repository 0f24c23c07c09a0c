import { Readable } from 'node:stream';

/** Both ends are inclusive, as in a Range header. */
export type ByteRange = { start: number; end: number };

/** What to store: a file that the store may move away, or a stream of bytes. */
export type StoredFrom = { path: string } | Readable;

/** A stream of a file has a path too, and its file stays. */
export const isFile = (from: StoredFrom): from is { path: string } => !(from instanceof Readable);

/** A store refuses an object that is not exactly `bytes` long. */
export type StoredFacts = { bytes: number; type: string };

/** An object of a listing; `changedAt` in UTC ms. */
export type StoredObject = { key: string; bytes: number; changedAt: number };

/**
 * A store of files: the disk of this machine or an S3-compatible bucket (decision D76). Only `objectKey` makes keys,
 * so that
 * no name from a person reaches a file system.
 */
export type ObjectStore = {
  /**
   * Stores an object whole or not at all, and resolves when it would survive a crash. A file given by its path is
   * moved.
   * @throws StorageError
   */
  put(key: string, from: StoredFrom, facts: StoredFacts): Promise<void>;
  /** The bytes of an object or of a part of it. @throws StorageError `missing` */
  read(key: string, range?: ByteRange): Promise<Readable>;
  stat(key: string): Promise<{ bytes: number } | undefined>;
  /** Removing a missing object is no error. */
  remove(key: string): Promise<void>;
  /** Every object whose key begins with `prefix`. */
  list(prefix: string): AsyncIterable<StoredObject>;
};
