import { expect, it } from 'vitest';
import { openSqliteFile } from '../../../tests/support/database/databases.ts';
import { planOf } from '../../../tests/support/database/planOf.ts';
import { countApproved } from './countApproved.ts';

it('the entries of competitions are counted without reading them', async () => {
  const database = await openSqliteFile();
  expect(planOf(database, countApproved(database.db).compile())).toEqual([
    'SCAN entries USING COVERING INDEX entries_approved',
  ]);
  const ofSome = countApproved(database.db).where('competition_id', 'in', ['one', 'other']);
  expect(planOf(database, ofSome.compile())).toEqual([
    'SEARCH entries USING COVERING INDEX entries_approved (competition_id=?)',
  ]);
  await database.close();
});
