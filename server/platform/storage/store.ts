import type { Readable } from 'node:stream';

/** Both ends are counted and included, as in a Range header. */
export type ByteRange = { start: number; end: number };

/** What a store keeps: a file that may be moved away from its place, or bytes as they come. */
export type StoredFrom = { path: string } | Readable;

/** A store puts nothing away that is not exactly `bytes` long. */
export type StoredFacts = { bytes: number; type: string };

/** An object of a listing; `changedAt` in UTC ms. */
export type StoredObject = { key: string; bytes: number; changedAt: number };

/**
 * Where files lie: on the disk of this machine or in an S3-compatible bucket (decision D76). Keys are made by
 * `objectKey` alone, so that no name that a person gave ever reaches a file system.
 */
export type ObjectStore = {
  /**
   * Keeps an object whole or not at all, and answers when it would survive a crash. A file given by its path is
   * gone afterwards.
   * @throws StorageError
   */
  put(key: string, from: StoredFrom, facts: StoredFacts): Promise<void>;
  /** The bytes of an object or of a part of it. @throws StorageError `missing` */
  read(key: string, range?: ByteRange): Promise<Readable>;
  stat(key: string): Promise<{ bytes: number } | undefined>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every object whose key begins with `prefix`. */
  list(prefix: string): AsyncIterable<StoredObject>;
};
