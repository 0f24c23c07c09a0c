import { mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteFile, type TestDatabase } from '../../tests/support/database/databases.ts';
import { manualClock, type ManualClock } from '../../tests/support/servers/manualClock.ts';
import { backupsIn } from '../backup/backupsIn.ts';
import { ownLeases } from '../platform/leases/ownLeases.ts';
import type { RunningWorkers } from '../platform/runWorkers.ts';
import { startBackups } from './periodicBackups.ts';

const HOUR_MS = 3_600_000;
const fail = (fields: object) => {
  throw new Error(JSON.stringify(fields));
};

describe('a server with a folder for backups', () => {
  let database: TestDatabase;
  let folder: string;
  let clock: ManualClock;
  let running: RunningWorkers;
  beforeEach(async () => {
    database = await openSqliteFile();
    const path = database.settings.kind === 'sqlite' ? database.settings.path : '';
    const dataDir = dirname(dirname(path));
    folder = join(dataDir, 'backups');
    // Backups are dated by the machine's clock.
    clock = manualClock(Date.now());
    const log = { warn: () => {}, error: fail };
    const backups = { folder, everyMs: HOUR_MS, keep: 2 };
    running = startBackups({
      config: { dataDir, databaseUrl: null, backups },
      clock,
      leases: ownLeases,
      log,
    });
  });
  afterEach(async () => {
    await running.close();
    await database.close();
  });

  const look = async () => {
    clock.advance(60_000);
    running.tick();
    await running.rest();
    return readdirSync(folder).toSorted();
  };

  it('makes one at its start, and no other within the period', async () => {
    const first = await look();
    expect(first).toEqual([expect.stringMatching(/^\d{8}T\d{6}Z$/)]);
    expect(await look()).toEqual(first);
    expect((await backupsIn(folder)).map(({ path }) => path)).toEqual([join(folder, first[0] ?? '')]);
  });

  it('makes the next after the period, and keeps the newest ones and the folders of others', async () => {
    mkdirSync(join(folder, 'by hand'), { recursive: true });
    mkdirSync(join(folder, '20200101T000000Z'));
    const made: string[][] = [];
    for (let count = 0; count < 3; count += 1) {
      made.push(await look());
      clock.advance(HOUR_MS);
    }
    const [first = [], , third = []] = made;
    expect(first).toHaveLength(2);
    expect(third).toHaveLength(3);
    expect(third).toContain('by hand');
    expect(third).not.toContain(first[0]);
  });
});
