import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { forEachDatabase } from '../../../../tests/support/database/databases.ts';
import { migrate } from '../migrate.ts';
import { openSqlite, sqliteKysely } from '../openSqlite.ts';
import type { Schema } from '../schema.ts';
import { replaceShippedText } from './replaceOnPage.ts';

const STEP = '0063-page-versions';
const writtenAt = Date.UTC(2027, 0, 1);
const betterWords = replaceShippedText('about', writtenAt, [
  { column: 'body_en', old: 'Sawt', now: 'Our Sawt' },
  { column: 'body_ar', old: 'nothing has these words', now: '' },
]);

forEachDatabase('a step that changes a shipped page', ({ open }) => {
  const read = async (db: Kysely<Schema>) => {
    const page = db.selectFrom('content_pages').where('slug', '=', 'about').selectAll();
    const versions = db.selectFrom('page_versions').where('slug', '=', 'about').orderBy('version');
    return { page: await page.executeTakeFirstOrThrow(), versions: await versions.selectAll().execute() };
  };
  const run = (db: Kysely<Schema>) => betterWords(db as unknown as Kysely<never>);

  it('makes a version of it, once', async () => {
    const database = await open();
    const before = await read(database.db);
    expect(before.versions).toMatchObject([{ version: 1, saved_by: null, body_en: before.page.body_en }]);
    await run(database.db);
    const { page, versions } = await read(database.db);
    expect(page).toEqual({
      ...before.page,
      body_en: before.page.body_en?.replaceAll('Sawt', 'Our Sawt'),
      version: 2,
      updated_at: writtenAt,
    });
    const { id: page_id, changed_by: saved_by, changed_at: _at, updated_at: saved_at, ...texts } = page;
    expect(versions).toEqual([...before.versions, { page_id, saved_by, saved_at, restores: null, ...texts }]);
    await database.close();
  });

  it('changes no page that has other words', async () => {
    const database = await open();
    await database.db.updateTable('content_pages').set({ body_en: 'Other words.' }).execute();
    const before = await read(database.db);
    await run(database.db);
    expect(await read(database.db)).toEqual(before);
    await database.close();
  });

  it('leaves a page that a person has changed, also where it still has the old words', async () => {
    const database = await open();
    await database.db.updateTable('content_pages').set({ changed_at: 7, version: 2 }).execute();
    const before = await read(database.db);
    await run(database.db);
    expect(await read(database.db)).toEqual(before);
    await database.close();
  });
});

it('every step after pages can be edited leaves pages that persons have changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-pages-'));
  const settings = { kind: 'sqlite', path: join(folder, 'db', 'sawt.db') } as const;
  await migrate(settings, STEP);
  const texts = (db: Kysely<Schema>) =>
    db
      .selectFrom('content_pages')
      .select(['slug', 'title_ar', 'title_en', 'description_ar', 'description_en', 'body_ar', 'body_en'])
      .orderBy('slug')
      .execute();
  const older = sqliteKysely(openSqlite(settings.path, 'write'));
  await older.updateTable('content_pages').set({ changed_at: 7, version: 2 }).execute();
  const before = await texts(older);
  await older.destroy();
  await migrate(settings);
  const newest = sqliteKysely(openSqlite(settings.path, 'write'));
  expect(await texts(newest)).toEqual(before);
  await newest.destroy();
  rmSync(folder, { recursive: true });
});
