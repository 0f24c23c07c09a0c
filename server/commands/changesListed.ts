import type { Kysely } from 'kysely';
import type { ShownField } from '../accounts/changes/shownFields.ts';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { openReader } from '../platform/database/openReader.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Command } from './command.ts';

/** Lists the waiting profile changes, oldest first: id, time, user, and the public and the wanted value. */
export const changesListed: Command = async (_args, { config, print }) => {
  const db = await openReader(databaseSettings(config.dataDir, config.databaseUrl));
  try {
    const changes = await readWaitingChanges(db);
    for (const change of changes) print(lineOf(change));
    if (changes.length === 0) print('No change waits.');
    return 0;
  } finally {
    await db.destroy();
  }
};

function lineOf(change: ListedChange): string {
  const { id, user_id, field, value, created_at } = change;
  const since = new Date(created_at).toISOString();
  return `${id} since ${since}, user ${user_id}, ${field}: ${shown(change[field])} -> ${shown(value)}`;
}

/** Quotes and escapes a value, so that no name can alter its line. */
const shown = (value: string | number | null) => JSON.stringify(value === null ? null : String(value));

type ListedChange = {
  id: string;
  user_id: string;
  field: ShownField;
  value: string;
  created_at: number;
  full_name: string;
  country_id: number;
  image_url: string | null;
};

/** Every waiting profile change, oldest first, with the value that the public sees. */
function readWaitingChanges(db: Kysely<Schema>): Promise<ListedChange[]> {
  return db
    .selectFrom('profile_changes')
    .innerJoin('users', 'users.id', 'profile_changes.user_id')
    .where('profile_changes.state', '=', 'waiting')
    .orderBy('profile_changes.created_at')
    .orderBy('profile_changes.id')
    .select([
      'profile_changes.id',
      'profile_changes.user_id',
      'profile_changes.field',
      'profile_changes.value',
      'profile_changes.created_at',
      'users.full_name',
      'users.country_id',
      'users.image_url',
    ])
    .execute();
}
