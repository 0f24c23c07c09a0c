import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccountWorld } from '../accounts/accountWorld.ts';

/** The names of all files below a folder of the server's data. */
export async function filesIn(world: AccountWorld, folder: string): Promise<string[]> {
  const found = await readdir(join(world.server.config.dataDir, folder), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return found.filter((each) => each.isFile()).map(({ name }) => name);
}

/**
 * Counts what the server has of entries, to compare before and after: rows of users, accounts, entries,
 * recordings and documents, and files. Also lists the temporary files.
 */
export async function storedEntries(world: AccountWorld) {
  const db = world.server.store.database;
  const count = async (table: 'accounts' | 'entries' | 'media' | 'identity_documents' | 'users') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return {
    rows: [
      await count('users'),
      await count('accounts'),
      await count('entries'),
      await count('media'),
      await count('identity_documents'),
    ],
    media: (await filesIn(world, 'media')).length,
    identity: (await filesIn(world, 'identity')).length,
    parts: [...(await filesIn(world, 'staging/parts')), ...(await filesIn(world, 'staging/uploads'))].filter(
      (name) => name.endsWith('.part'),
    ),
  };
}

/** Reads an entry with its owner's name and its recording. */
export const entryOf = (world: AccountWorld, id: string) =>
  world.server.store.database
    .selectFrom('entries')
    .innerJoin('media', 'media.id', 'entries.live_media_id')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .where('entries.id', '=', id)
    .select([
      'users.full_name',
      'entries.status',
      'entries.competition_id',
      'media.file_name',
      'media.mime',
      'media.bytes',
      'media.state',
    ])
    .executeTakeFirst();
