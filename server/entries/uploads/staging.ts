import type { DataStore } from '@tus/server';
import type { UploadsTable } from '../../platform/database/entrySchema.ts';

/** Where uploads wait, unfinished or unused: a folder of this node, or the bucket that all nodes share. */
export type Staging = DataStore & {
  /**
   * The received bytes of an upload; undefined if it is unknown.
   * @throws ReadError
   */
  storedBytes(id: string): Promise<number | undefined>;
  /**
   * The path of a file on this node with the bytes of a whole upload, until `release`; undefined if the bytes
   * are gone.
   * @throws StorageError
   */
  fetch(upload: Pick<UploadsTable, 'id' | 'bytes'>): Promise<string | undefined>;
  /** Removes the copy that `fetch` made, if it made one. */
  release(id: string): Promise<void>;
  /** Deletes an upload, also an incomplete one. @throws StorageError, WriteError */
  drop(id: string): Promise<void>;
  /** Whether the last bytes of an upload met a full disk; reading it resets it. */
  metFullDisk(id: string): boolean;
};

/** The extensions of the tus protocol that every staging has. */
export const TUS_EXTENSIONS = ['creation', 'expiration', 'termination'];
