import type { Kysely } from 'kysely';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openReader } from '../platform/database/openReader.ts';
import { openStaffReader } from '../platform/database/openStaffReader.ts';
import { takeProcessLock } from '../platform/database/processLock.ts';
import { refuseWithoutStandby } from '../platform/database/synchronousStandby.ts';
import type { Schema } from '../platform/database/schema.ts';
import { openKeys, type Keys } from '../platform/keys.ts';

import { checkLatest } from '../voting/checkpoints/checkLatest.ts';
import { checkpointSigner } from '../voting/checkpoints/checkpointHash.ts';
import { seenCheckpoint } from '../voting/checkpoints/seenCheckpoint.ts';
import type { Config } from './settings.ts';
import { openInboxWriter, openServerWriter, type ServerWriter } from './serverWriter.ts';

/** What outlives a request: database, writer and keys. */
export type Store = {
  database: Kysely<Schema>;
  /** For what staff read: a long query of theirs holds up no voter. */
  staffDatabase: Kysely<Schema>;
  writer: ServerWriter;
  /** Takes text messages that are counted later; the same writer on SQLite. */
  inboxWriter: ServerWriter;
  keys: Keys;
  /** Finishes the waiting writes, closes the database and releases the data folder. */
  close(): Promise<void>;
};

type StoreConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'keysDir' | 'environment'> &
  Partial<Pick<Config, 'needsStandby'>>;

/**
 * Locks the data folder for this process, migrates the database to the newest schema and opens it. Checks
 * that our key signed the latest checkpoint.
 * @param onFatal called when the database must not be used again
 * @param writes the module of all writes, when there are more than the server's own
 * @throws Error in words when any of this is not possible
 */
export async function openStore(
  config: StoreConfig,
  onFatal: (error: Error) => void,
  writes?: URL,
): Promise<Store> {
  const lock = takeProcessLock(config.dataDir);
  if (!lock) throw new Error(`DATA_DIR ${config.dataDir} is in use by another server.`);
  try {
    const keys = openKeys(config.keysDir, config.environment);
    const settings = databaseSettings(config.dataDir, config.databaseUrl);
    if (config.needsStandby && settings.kind === 'postgres') await refuseWithoutStandby(settings.url);
    await migrate(settings);
    const writer = await openServerWriter(settings, { onFatal }, writes);
    const inboxWriter = await openInboxWriter(settings, writer, { onFatal });
    const closeWriters = async () => {
      await inboxWriter.close();
      await writer.close();
    };
    const database = await openReader(settings);
    const { publicKey } = checkpointSigner(keys.checkpoint);
    await checkLatest(database, publicKey, seenCheckpoint(config.dataDir)).catch(async (error: unknown) => {
      await closeWriters();
      await database.destroy();
      throw error;
    });
    const staffDatabase = openStaffReader(settings);
    const close = async () => {
      await closeWriters();
      await database.destroy();
      await staffDatabase.destroy();
      lock.release();
    };
    return { database, staffDatabase, writer, inboxWriter, keys, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
