import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openSqliteFile } from '../../../tests/support/database/databases.ts';
import { openReader } from './openReader.ts';
import { isOlder, openSqlite } from './openSqlite.ts';

describe('a SQLite file', () => {
  it('opens so that a power cut loses nothing acknowledged', async () => {
    const database = await openSqliteFile();
    const connection = openSqlite(pathOf(database), 'write');
    const setting = (name: string) => Object.values(connection.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    expect({
      journal: setting('journal_mode'),
      synchronous: setting('synchronous'),
      foreignKeys: setting('foreign_keys'),
      busyTimeout: setting('busy_timeout'),
      mmap: setting('mmap_size'),
      mode: (statSync(pathOf(database)).mode & 0o777).toString(8),
    }).toEqual({ journal: 'wal', synchronous: 2, foreignKeys: 1, busyTimeout: 5000, mmap: 0, mode: '600' });
    connection.close();
    await database.close();
  });

  it('refuses writes on a read-only connection', async () => {
    const database = await openSqliteFile();
    const reader = await openReader(database.settings);
    await expect(
      reader
        .insertInto('ledger_heads')
        .values({ stream: 'x', seq: 0, row_hash: '0'.repeat(64) })
        .execute(),
    ).rejects.toThrow('attempt to write a readonly database');
    await reader.destroy();
    await database.close();
  });

  it('is named in the error when it does not exist', async () => {
    await expect(openReader({ kind: 'sqlite', path: '/nowhere/sawt.db' })).rejects.toThrow(
      'There is no database at /nowhere/sawt.db yet.',
    );
  });

  it.each([
    [[3, 51, 2], true],
    [[3, 40, 1], true],
    [[2, 99, 9], true],
    [[3, 51, 3], false],
    [[3, 53], false],
    [[4, 0, 0], false],
  ])('of version %j is too old: %s', (version, tooOld) => {
    expect(isOlder(version)).toBe(tooOld);
  });
});

function pathOf(database: Awaited<ReturnType<typeof openSqliteFile>>): string {
  return database.settings.kind === 'sqlite' ? database.settings.path : '';
}
