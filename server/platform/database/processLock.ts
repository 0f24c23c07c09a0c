import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type ProcessLock = { release(): void };

/** Open connections. Without a reference, garbage collection would close one and drop its lock. */
const held = new Set<DatabaseSync>();

/**
 * Locks the data folder for this process alone. The operating system releases the lock when the process ends.
 * @returns undefined while another process holds the lock
 */
export function takeProcessLock(dataDir: string): ProcessLock | undefined {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const connection = new DatabaseSync(join(dataDir, 'lock.db'), { timeout: 0 });
  try {
    connection.exec('BEGIN EXCLUSIVE');
    held.add(connection);
    return { release: () => release(connection) };
  } catch (error) {
    connection.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

function release(connection: DatabaseSync): void {
  if (held.delete(connection)) connection.close();
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
