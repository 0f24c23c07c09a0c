import type { DataStore } from '@tus/server';
import type { UploadsTable } from '../../platform/database/entrySchema.ts';

/** Where uploads are until a form uses them: a folder of this node, or the bucket that all nodes share. */
export type Staging = DataStore & {
  /**
   * How many bytes of an upload arrived; undefined if there is no such upload.
   * @throws ReadError
   */
  storedBytes(id: string): Promise<number | undefined>;
  /**
   * The path of a file on this node with all bytes of an upload, valid until `release`; undefined if bytes
   * are missing from the store.
   * @throws StorageError
   */
  fetch(upload: Pick<UploadsTable, 'id' | 'bytes'>): Promise<string | undefined>;
  /** Removes the copy that `fetch` made, if it made one. */
  release(id: string): Promise<void>;
  /**
   * Deletes the bytes of an upload, whether complete or not.
   * @throws StorageError, WriteError
   */
  drop(id: string): Promise<void>;
  /** Whether the last write to an upload failed because the disk was full. Asking resets it. */
  metFullDisk(id: string): boolean;
};

/** The extensions of the tus protocol that both kinds of staging support. */
export const TUS_EXTENSIONS = ['creation', 'expiration', 'termination'];
