import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { sweepMedia, sweepOwnStaging } from '../../../server/media/sweep/sweepMedia.ts';
import type { AccountWorld } from '../accounts/accountWorld.ts';
import { manualClock } from '../servers/manualClock.ts';
import { ownHold } from '../../../server/platform/leases/ownLeases.ts';

const TWO_DAYS_MS = 2 * 86_400_000;

/** Lists the files in the data folder that people sent, and the rows that name such files. */
export async function keptFiles({ server }: AccountWorld) {
  const { dataDir } = server.config;
  const found = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = found
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => relative(dataDir, join(parentPath, name)));
  const below = (folder: string) => files.filter((path) => path.startsWith(`${folder}/`)).toSorted();
  const db = server.store.database;
  return {
    media: below('media'),
    identity: below('identity'),
    images: below('images'),
    parts: below('staging').filter((path) => /\.part$|\/parts\//.test(path)),
    rows: {
      media: await db
        .selectFrom('media')
        .select(['object', 'playable_object', 'poster_object', 'waveform_object'])
        .execute(),
      documents: await db.selectFrom('identity_documents').select('object').execute(),
      entries: await db.selectFrom('entries').select('id').execute(),
      accounts: await db.selectFrom('accounts').select('user_id').execute(),
    },
  };
}

/**
 * Runs the sweepers with a clock two days ahead.
 * @returns what should not be there: files that no row names, rows' files that are missing, and unfinished
 * uploads
 */
export async function straysAfterSweep(world: AccountWorld): Promise<string[]> {
  const { store, config, app } = world.server;
  // Files on disk have the real time, with which the sweeper compares its clock.
  const clock = manualClock(Date.now() + TWO_DAYS_MS);
  const { objects } = app.files;
  const deps = { ...store, objects, dataDir: config.dataDir, clock };
  await sweepMedia({ ...deps, hold: ownHold });
  await sweepOwnStaging(deps);
  const { media, identity, parts, rows } = await keptFiles(world);
  const files = new Set([...media, ...identity]);
  const named = new Set([...rows.media, ...rows.documents].flatMap((row) => Object.values(row)));
  const names = new Set([...named].filter((name) => name !== null));
  const staged = await readdir(join(config.dataDir, 'staging/uploads'));
  return [...files.symmetricDifference(names), ...parts, ...staged];
}
