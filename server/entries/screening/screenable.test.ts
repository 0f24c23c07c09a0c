import type { SQLInputValue } from 'node:sqlite';
import type { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { openSqliteFile } from '../../../tests/support/database/databases.ts';
import { openSqlite } from '../../platform/database/openSqlite.ts';
import { held, screenable } from './screenable.ts';

it('a search for what waits reads only that, in its order, however many entries a competition has', async () => {
  const database = await openSqliteFile();
  const { db, settings } = database;
  const connection = openSqlite((settings as { path: string }).path, 'read');
  const planOf = ({ sql, parameters }: CompiledQuery) =>
    connection
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...(parameters as SQLInputValue[]))
      .map(({ detail }) => String(detail))
      .filter((detail) => / entries |ORDER BY/.test(detail));
  const competitions = ['one', 'two'];
  const next = screenable(db, competitions, 1).orderBy('created_at').orderBy('id').limit(1).select('id');
  const aside = held(db, competitions, 1).select('id');
  const scan = ['SCAN entries USING INDEX entries_to_screen'];
  expect([planOf(next.compile()), planOf(aside.compile())]).toEqual([scan, scan]);
  connection.close();
  await database.close();
});
