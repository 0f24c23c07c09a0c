import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Hold, Lease, Leases } from '../../platform/leases/lease.ts';
import type { ObjectStore } from '../../platform/storage/store.ts';
import { stagingPath, type Staged } from '../../platform/storage/stagingFolder.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import type { MediaWriter } from '../writes.ts';
import { sweepOrphans } from './sweepOrphans.ts';

const HOUR_MS = 3_600_000;
/** How long (ms) objects and files that no row names are kept, because the row may be written later. */
const ORPHANS_KEPT_MS = 24 * HOUR_MS;
/** How long (ms) an expired upload is kept, because a request may have begun to use it just before. */
const UPLOADS_KEPT_MS = HOUR_MS;
const BATCH = 100;
/** The first sweep runs this long (ms) after the start, which has more urgent work. */
const FIRST_AFTER_MS = 60_000;

type MediaSweepDeps = {
  database: Kysely<Schema>;
  writer: MediaWriter;
  objects: ObjectStore;
  dataDir: string;
  clock: Clock;
  /** The lease that allows this node to sweep. */
  hold: Hold;
};

export type SweptMedia = {
  identities: number;
  uploads: number;
  media: number;
  orphans: number;
  keptBytes: number;
};

/**
 * Deletes expired rows, and objects that have expired or that no row names, for all nodes. It can be
 * interrupted: the next sweep continues.
 */
export async function sweepMedia(deps: MediaSweepDeps): Promise<SweptMedia> {
  const { database, writer, objects, clock, hold } = deps;
  const { fence } = hold;
  const now = clock.now();
  const before = now - ORPHANS_KEPT_MS;
  const identities = await sweepIdentities(deps, now);
  await writer.submit('dropReplacements', { before }, fence);
  const uploads = await writer.submit('dropUploads', { before: now - UPLOADS_KEPT_MS }, fence);
  const media = await writer.submit('dropMedia', { before }, fence);
  const { removed, keptBytes } = await sweepOrphans({ database, objects, hold }, before);
  hold.confirm();
  await objects.dropUnfinished(before);
  return { identities, uploads, media, orphans: removed, keptBytes };
}

/** Deletes the files in this node's staging folders that no upload needs any more. */
export async function sweepOwnStaging({
  database,
  dataDir,
  clock,
}: Pick<MediaSweepDeps, 'database' | 'dataDir' | 'clock'>): Promise<void> {
  const now = clock.now();
  const waiting = await database
    .selectFrom('uploads')
    .where('used_at', 'is', null)
    // Older rows do not count: the node with the lease may be removing them at this moment.
    .where('expires_at', '>=', now - UPLOADS_KEPT_MS)
    .select('id')
    .execute();
  const known = new Set(waiting.map(({ id }) => id));
  // Keep newer files: their row may be written in a moment.
  await sweepStaging(dataDir, 'uploads', now - UPLOADS_KEPT_MS, known);
  await sweepStaging(dataDir, 'parts', now - ORPHANS_KEPT_MS);
}

/**
 * Deletes identity documents after their time, the object before its row. If that is interrupted, the row
 * still shows what is left to do.
 * @returns how many
 */
async function sweepIdentities(
  { database, writer, objects, hold }: MediaSweepDeps,
  now: number,
): Promise<number> {
  let swept = 0;
  for (;;) {
    const due = await database
      .selectFrom('identity_documents')
      .where('delete_after', '<=', now)
      .orderBy('delete_after')
      .limit(BATCH)
      .select(['id', 'object'])
      .execute();
    for (const { id, object } of due) {
      hold.confirm();
      await objects.remove(object);
      await writer.submit('dropIdentity', { id, at: now }, hold.fence);
    }
    swept += due.length;
    if (due.length < BATCH) return swept;
  }
}

/**
 * Removes the files of a staging folder that have not changed since `before` (UTC ms).
 * @param known names, up to the first dot, of files that stay whatever their age
 * @returns how many it removed
 */
async function sweepStaging(
  dataDir: string,
  staged: Staged,
  before: number,
  known: ReadonlySet<string> = new Set(),
): Promise<number> {
  const folder = stagingPath(dataDir, staged);
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => undefined);
    if (!facts || facts.mtimeMs >= before || known.has(name.split('.')[0] ?? '')) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

export type MediaSweeper = {
  workers: readonly PeriodicWorker[];
  /** The bytes of all stored objects, as the last sweep of this node counted them. */
  storedBytes(): number;
};

/**
 * Sweeps once an hour: one node deletes expired rows and unneeded objects for all, and each node its own
 * files.
 */
export function mediaSweeper(
  deps: Omit<MediaSweepDeps, 'hold'> & { leases: Leases },
  onError: (error: unknown) => void,
): MediaSweeper {
  const { clock, leases } = deps;
  let keptBytes = 0;
  const hourly = (lease: Lease | null, work: (hold: Hold) => Promise<void>) =>
    every({ lease, ms: HOUR_MS, firstAfterMs: FIRST_AFTER_MS, clock, work, onError });
  const shared = hourly(leases.named('media sweep'), async (hold) => {
    ({ keptBytes } = await sweepMedia({ ...deps, hold }));
  });
  const own = hourly(null, () => sweepOwnStaging(deps));
  return { workers: [shared, own], storedBytes: () => keptBytes };
}
