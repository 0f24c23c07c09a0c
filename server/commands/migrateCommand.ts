import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { migrate } from '../platform/database/migrate.ts';
import { takeProcessLock } from '../platform/database/processLock.ts';
import type { Command } from './command.ts';

/**
 * Migrates the database to the newest schema. A server does so when it starts, so beside one nothing is left
 * to do.
 */
export const migrateCommand: Command = async (_args, { config, print }) => {
  const lock = takeProcessLock(config.dataDir);
  if (!lock) {
    print('The server is running and brought the database to the newest schema when it started.');
    return 0;
  }
  try {
    const taken = await migrate(databaseSettings(config.dataDir, config.databaseUrl));
    print(taken.length > 0 ? `Done: ${taken.join(', ')}.` : 'The database already has the newest schema.');
    return 0;
  } finally {
    lock.release();
  }
};
