/**
 * Why the store failed. `missing`: no such object. `length`: not the announced number of bytes. `full`: the
 * disk is full. `damaged`: a sealed object was altered or cut. `unreachable`: any other failure of the disk
 * or bucket; the outcome is unknown.
 */
export type StorageErrorReason = 'missing' | 'length' | 'full' | 'damaged' | 'unreachable';

export class StorageError extends Error {
  readonly reason: StorageErrorReason;

  constructor(reason: StorageErrorReason, key: string, cause?: unknown) {
    super(`The object ${key} is ${reason}.`, { cause });
    this.reason = reason;
  }
}
