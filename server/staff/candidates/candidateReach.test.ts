import { expect, it } from 'vitest';
import { openSqliteFile } from '../../../tests/support/database/databases.ts';
import { planOf } from '../../../tests/support/database/planOf.ts';
import { changeIsReached } from './candidateReach.ts';

it.each([[null], [['one', 'two']]])(
  'a search for waiting changes reads only the entries of their people: scope %j',
  async (scope) => {
    const database = await openSqliteFile();
    const { db } = database;
    const changes = db
      .selectFrom('profile_changes')
      .where('state', '=', 'waiting')
      .where(changeIsReached(db, { organisationId: 'main', scope }))
      .select('id');
    expect(planOf(database, changes.compile()).filter((line) => / entries /.test(line))).toEqual([
      expect.stringMatching(/^SEARCH entries USING (COVERING )?INDEX entries_by_user \(user_id=\?/),
    ]);
    await database.close();
  },
);
