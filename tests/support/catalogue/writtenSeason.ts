import type { Kysely } from 'kysely';
import { afterEach, beforeEach } from 'vitest';
import type { DatabaseSettings } from '../../../server/platform/database/databaseSettings.ts';
import type { Schema } from '../../../server/platform/database/schema.ts';
import { openServerWriter, type ServerWriter } from '../../../server/start/serverWriter.ts';
import type { DatabaseMaker, TestDatabase } from '../database/databases.ts';
import { laySmallSeason } from './seasonFixture.ts';

export type WrittenSeason = {
  readonly db: Kysely<Schema>;
  readonly settings: DatabaseSettings;
  readonly writer: ServerWriter;
  /** Closes the writer and opens another, as when a server restarts. */
  restart(): Promise<void>;
};

/** Gives each test a new database with the season of `laySmallSeason`, and a writer. */
export function useWrittenSeason(open: DatabaseMaker['open']): WrittenSeason {
  let database: TestDatabase;
  let writer: ServerWriter;
  const begin = async () => {
    writer = await openServerWriter(database.settings, { onFatal: () => {} });
  };
  beforeEach(async () => {
    database = await open();
    await laySmallSeason(database.db);
    await begin();
  });
  afterEach(async () => {
    await writer.close();
    await database.close();
  });
  return {
    get db() {
      return database.db;
    },
    get settings() {
      return database.settings;
    },
    get writer() {
      return writer;
    },
    restart: async () => {
      await writer.close();
      await begin();
    },
  };
}
