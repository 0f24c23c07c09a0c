import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { openSqlite, sqliteKysely } from '../openSqlite.ts';

it('puts the events of an older database in its oldest organisation, and limits no role', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-older-'));
  const settings = { kind: 'sqlite', path: join(folder, 'db', 'sawt.db') } as const;
  await migrate(settings, '0051-staff-mails');
  const older = sqliteKysely(openSqlite(settings.path, 'write'));
  for (const statement of [
    `INSERT INTO organisations (id, name_ar, created_at) VALUES ('later', 'ب', 2), ('oldest', 'أ', 1)`,
    `INSERT INTO events (id, slug, name_ar, zone, starts_at, ends_at) VALUES ('event', 'season', 'الموسم', 'Asia/Muscat', 1, 2)`,
    `INSERT INTO staff (id, name, email, email_key, password, created_at) VALUES ('salma', 'Salma', 'a@b.om', 'a@b.om', 'x', 1)`,
    `INSERT INTO memberships (id, staff_id, organisation_id, role, created_at) VALUES ('role', 'salma', 'later', 'judge', 1)`,
  ])
    await sql.raw(statement).execute(older);
  await older.destroy();
  expect(await migrate(settings)).toContain('0054-competitions-of-roles');
  const newest = sqliteKysely(openSqlite(settings.path, 'write'));
  const events = await newest.selectFrom('events').select(['id', 'organisation_id']).execute();
  const roles = await newest.selectFrom('memberships').select(['id', 'limited', 'scope_version']).execute();
  expect([events, roles]).toEqual([
    [{ id: 'event', organisation_id: 'oldest' }],
    [{ id: 'role', limited: 0, scope_version: 1 }],
  ]);
  const limitOwner = sql`UPDATE memberships SET role = 'owner', limited = 1`.execute(newest);
  await expect(limitOwner).rejects.toThrow('CHECK');
  await newest.destroy();
  rmSync(folder, { recursive: true });
});
