import { pipeline, type Readable } from 'node:stream';
import { sealedBytes, unwrap, wrap } from './sealing.ts';
import { opening } from './sealingStreams.ts';
import { StorageError } from './storageError.ts';
import type { ObjectStore } from './store.ts';

/** The media type of a sealed object: it reveals nothing of the content. */
const SEALED_TYPE = 'application/octet-stream';

/** A file that `sealing` sealed, its key, and its size in plain bytes. */
export type SealedFile = { path: string; fileKey: Buffer; bytes: number };

/**
 * Keeps objects so that neither the store nor the database alone can reveal them. Each has its own key,
 * stored in the database and wrapped with a master key of the keys folder (decision D77).
 */
export type SealedStore = {
  /**
   * Stores a sealed file, moving it from its place.
   * @returns the wrapped key, without which the object is unreadable
   * @throws StorageError
   */
  put(key: string, file: SealedFile): Promise<string>;
  /**
   * The plain bytes of an object. The stream fails with a StorageError `damaged` if the object was altered or
   * cut.
   */
  read(key: string, wrappedKey: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Seals a short text, such as a file's name, that belongs to `owner`. */
  sealText(owner: string, text: string): string;
  /** Opens a text that `sealText` sealed for the same owner. @throws StorageError `damaged` */
  openText(owner: string, sealed: string): string;
};

export function sealedStore(store: ObjectStore, masterKey: Buffer): SealedStore {
  const unwrapped = (owner: string, wrapped: string): Buffer => {
    try {
      return unwrap(masterKey, owner, wrapped);
    } catch (error) {
      throw new StorageError('damaged', owner, error);
    }
  };
  return {
    put: async (key, { path, fileKey, bytes }) => {
      await store.put(key, { path }, { bytes: sealedBytes(bytes), type: SEALED_TYPE });
      return wrap(masterKey, `file ${key}`, fileKey);
    },
    read: async (key, wrappedKey) => {
      const fileKey = unwrapped(`file ${key}`, wrappedKey);
      return pipeline(await store.read(key), opening(key, fileKey), () => {});
    },
    remove: (key) => store.remove(key),
    sealText: (owner, text) => wrap(masterKey, `text ${owner}`, Buffer.from(text)),
    openText: (owner, sealed) => unwrapped(`text ${owner}`, sealed).toString(),
  };
}
