import { expect, it } from 'vitest';
import { openSqliteFile } from '../../../../tests/support/database/databases.ts';
import { openSqlite } from '../openSqlite.ts';

it('the end of a place in a group reads no other vote and no other order', async () => {
  const database = await openSqliteFile();
  const connection = openSqlite((database.settings as { path: string }).path, 'read');
  const plan = connection
    .prepare('EXPLAIN QUERY PLAN DELETE FROM round_entries WHERE round_id = ? AND entry_id = ?')
    .all('round', 'entry')
    .map(({ detail }) => String(detail));
  expect(plan).not.toContainEqual(expect.stringContaining('SCAN'));
  connection.close();
  await database.close();
});
