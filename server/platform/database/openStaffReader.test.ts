import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { layMigratedFile } from '../../../tests/support/database/migratedFile.ts';
import { openReader } from './openReader.ts';
import { openStaffReader } from './openStaffReader.ts';
import type { Schema } from './schema.ts';

const organisation = { id: 'o1', name_ar: 'جهة', name_en: null, created_at: 1 };
const organisationsOf = (db: Kysely<Schema>) =>
  db.selectFrom('organisations').select(['id', 'name_ar', 'name_en', 'created_at']).execute();

/** Counts long enough for any other query to end first. */
const count = (db: Kysely<Schema>) =>
  sql<{
    n: number;
  }>`with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 1000000)
    select cast(max(n) as integer) as n from counted`.execute(db);

forEachDatabase('what staff read', ({ open }) => {
  let database: TestDatabase;
  let reader: Kysely<Schema>;
  beforeEach(async () => {
    database = await open();
    reader = openStaffReader(database.settings);
  });
  afterEach(async () => {
    await reader.destroy();
    await database.close();
  });

  it('is what was committed last', async () => {
    expect(await organisationsOf(reader)).toEqual([]);
    await database.db.insertInto('organisations').values(organisation).execute();
    expect(await organisationsOf(reader)).toEqual([organisation]);
  });

  it('holds up no other reader', async () => {
    const voters = await openReader(database.settings);
    const ended: string[] = [];
    await Promise.all([
      count(reader).then(({ rows }) => ended.push(`staff ${rows[0]?.n}`)),
      organisationsOf(voters).then(() => ended.push('voters')),
    ]);
    await voters.destroy();
    expect(ended).toEqual(['voters', 'staff 1000000']);
  });

  it('is answered beside a query that fails', async () => {
    const failing = sql`select * from nothing`.execute(reader);
    const reading = organisationsOf(reader);
    await expect(failing).rejects.toThrow('nothing');
    expect(await reading).toEqual([]);
  });
});

describe('the reader thread on SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-staff-reader-'));
  const settings = { kind: 'sqlite', path: join(folder, 'db', 'sawt.db') } as const;
  afterEach(() => rmSync(folder, { recursive: true }));

  it('starts again after it ended, cannot write, and has no transactions', async () => {
    const reader = openStaffReader(settings);
    const both = await Promise.allSettled([organisationsOf(reader), organisationsOf(reader)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await layMigratedFile(settings);
    expect(await organisationsOf(reader)).toEqual([]);
    await expect(reader.insertInto('organisations').values(organisation).execute()).rejects.toThrow(
      'attempt to write a readonly database',
    );
    await expect(reader.transaction().execute(organisationsOf)).rejects.toThrow(
      'A reader has no transactions.',
    );
    await reader.destroy();
  });
});
