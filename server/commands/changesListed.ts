import { readWaitingChanges, type ListedChange } from '../accounts/changes/changesRepo.ts';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { openReader } from '../platform/database/openReader.ts';
import type { Command } from './command.ts';

/** Lists the waiting changes, oldest first: id, time, user, and both values. */
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

/** Quoted and escaped, so that no name can alter its line. */
const shown = (value: string | number | null) => JSON.stringify(value === null ? null : String(value));
