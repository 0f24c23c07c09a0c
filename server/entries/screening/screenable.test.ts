import type { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { openSqliteFile } from '../../../tests/support/database/databases.ts';
import { planOf } from '../../../tests/support/database/planOf.ts';
import { held, screenable } from './screenable.ts';

it('a search for what waits reads only that, in its order, however many entries a competition has', async () => {
  const database = await openSqliteFile();
  const { db } = database;
  const entriesIn = (query: CompiledQuery) =>
    planOf(database, query).filter((line) => / entries |ORDER BY/.test(line));
  const competitions = ['one', 'two'];
  const next = screenable(db, competitions, 1).orderBy('created_at').orderBy('id').limit(1).select('id');
  const aside = held(db, competitions, 1).select('id');
  const scan = ['SCAN entries USING INDEX entries_to_screen'];
  expect([entriesIn(next.compile()), entriesIn(aside.compile())]).toEqual([scan, scan]);
  await database.close();
});
