import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forEachDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { appendAudit } from './appendAudit.ts';
import { verifyAudit } from './verifyAudit.ts';

const LINES = 7;

forEachDatabase('the audit', ({ open, kind }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open();
    const line = { actor: null, role: 'staff', action: 'login.failed' } as const;
    const lines = Array.from({ length: LINES }, (_, index) => ({
      ...line,
      at: index,
      subject: `user ${index}`,
    }));
    await database.db.transaction().execute((tx) => appendAudit(tx, lines, { stream: 'main' }));
  });
  afterEach(() => database.close());

  const tamper = async (change: string) => {
    const triggers =
      kind === 'sqlite'
        ? ['DROP TRIGGER audit_refuses_update', 'DROP TRIGGER audit_refuses_delete']
        : ['DROP TRIGGER audit_refuses_change ON audit'];
    for (const statement of [...triggers, change]) await sql.raw(statement).execute(database.db);
  };

  it('is valid as written', async () => {
    expect(await verifyAudit(database.db)).toEqual({ lines: LINES, error: null });
  });

  it.each([
    ['a word is changed', `UPDATE audit SET reason = 'x' WHERE seq = 3`, 'row_hash', 3],
    ['a line is taken out', 'DELETE FROM audit WHERE seq = 4', 'gap', 5],
    ['the last line is taken out', `DELETE FROM audit WHERE seq = ${LINES}`, 'head', LINES - 1],
    ['the end is hidden', 'DELETE FROM audit_heads', 'head', LINES],
    [
      'a line follows on another',
      `UPDATE audit SET previous_hash = row_hash WHERE seq = 2`,
      'previous_hash',
      2,
    ],
  ])('is invalid when %s', async (_, change, error, seq) => {
    await tamper(change);
    expect((await verifyAudit(database.db)).error).toEqual({ kind: error, stream: 'main', seq });
  });
});
