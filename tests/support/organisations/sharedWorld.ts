import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../../../server/start/settings.ts';
import type { DatabaseMaker, TestDatabase } from '../database/databases.ts';
import { type Person, StaffWorld } from '../staff/staffWorld.ts';

/**
 * One server with its first person for all tests of a description. Starting one takes longer than most tests, so each test lays
 * an organisation or an event of its own there.
 * @param open null for a SQLite database of its own
 */
export function sharedWorld(
  open: DatabaseMaker['open'] | null,
  config: Partial<Config> = {},
): { readonly world: StaffWorld; readonly first: Person & { organisation: string } } {
  let database: TestDatabase | undefined;
  let world: StaffWorld;
  let first: Person & { organisation: string };
  beforeAll(async () => {
    database = await open?.();
    const databaseUrl = database?.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl, ...config });
    first = await world.setUp();
  });
  afterAll(async () => {
    await world.close();
    await database?.close();
  });
  return {
    get world() {
      return world;
    },
    get first() {
      return first;
    },
  };
}
