import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forEachDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { appendAudit } from './appendAudit.ts';
import { eraseAuditDetails } from './eraseAuditDetails.ts';
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
      ...(index === 4 && { organisationId: 'house', before: { role: 'judge' }, after: { role: 'owner' } }),
    }));
    await database.db.transaction().execute((tx) => appendAudit(tx, lines, { stream: 'main' }));
  });
  afterEach(() => database.close());

  const details = () => database.db.selectFrom('audit_details').selectAll().execute();

  it('keeps the details of the lines that have some, and forgets those of a person who is erased', async () => {
    const [kept] = await details();
    expect(kept).toMatchObject({
      seq: 5,
      organisation_id: 'house',
      action: 'login.failed',
      subject: 'user 4',
      before: '{"role":"judge"}',
      after: '{"role":"owner"}',
    });
    await database.db.transaction().execute((tx) => eraseAuditDetails(tx, ['user 3', 'user 4']));
    const gone = { before: null, after: null, salt: null };
    expect(await details()).toEqual([{ ...kept, ...gone }]);
    expect(await verifyAudit(database.db)).toEqual({ lines: LINES, error: null });
  });

  it.each([
    `UPDATE audit_details SET before = '{}'`,
    `UPDATE audit_details SET organisation_id = NULL, before = NULL, after = NULL, salt = NULL`,
    `UPDATE audit_details SET salt = NULL`,
    'DELETE FROM audit_details',
  ])('is not changed by %s', async (change) => {
    await expect(sql.raw(change).execute(database.db)).rejects.toThrow('append-only');
  });

  const tamper = async (change: string) => {
    const triggers =
      kind === 'sqlite'
        ? [
            'DROP TRIGGER audit_refuses_update',
            'DROP TRIGGER audit_refuses_delete',
            'DROP TRIGGER audit_details_refuses_update',
          ]
        : [
            'DROP TRIGGER audit_refuses_change ON audit',
            'DROP TRIGGER audit_details_refuses_update ON audit_details',
          ];
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
    ['what it was before is changed', `UPDATE audit_details SET before = '{}'`, 'details', 5],
    ['what it is after is changed', `UPDATE audit_details SET after = '{"role":"judge"}'`, 'details', 5],
    [
      'its details go to another organisation',
      `UPDATE audit_details SET organisation_id = 'x'`,
      'details',
      5,
    ],
    ['its details name another actor', `UPDATE audit_details SET actor = 'x'`, 'details', 5],
    ['its salt goes and its details stay', `UPDATE audit_details SET salt = NULL`, 'details', 5],
  ])('is invalid when %s', async (_, change, error, seq) => {
    await tamper(change);
    expect((await verifyAudit(database.db)).error).toEqual({ kind: error, stream: 'main', seq });
  });
});
