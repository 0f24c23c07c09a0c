import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keptMap, type KeptMap } from './keptMap.ts';
import type { Job, Session } from './session.ts';

/** How long (ms) a session is kept after its expiry. The gateway removes older ones when it starts. */
const REMEMBERED_MS = 7 * 24 * 3_600_000;

export type SandboxStore = { sessions: KeptMap<Session>; jobs: KeptMap<Job>; close(): void };

/**
 * Opens the sandbox's database. Writes survive the end of the process but not a power cut, because they do
 * not wait for the disk.
 */
export function openSandboxStore(folder: string, now: number): SandboxStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, 'sandbox.db'), { timeout: 5_000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF');
  const sessions = keptMap<Session>(database, 'sessions');
  for (const session of sessions.values())
    if (session.expiresAt + REMEMBERED_MS < now) sessions.delete(session.id);
  return { sessions, jobs: keptMap<Job>(database, 'jobs'), close: () => database.close() };
}
