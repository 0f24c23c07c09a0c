import { expect, it } from 'vitest';
import { layAccount } from '../../tests/support/accounts/accountFixture.ts';
import { opens } from '../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../tests/support/catalogue/writtenSeason.ts';
import { forEachDatabase } from '../../tests/support/database/databases.ts';
import { verifyAudit } from '../platform/audit/verifyAudit.ts';

forEachDatabase('what the audit says about an erased person', ({ open }) => {
  const season = useWrittenSeason(open);

  it('goes, and the chain stays', async () => {
    const { db, writer } = season;
    const { user_id: userId } = await layAccount(db, { user_id: 'user-1' });
    const act = { actor: 'operator:fatma', reason: null, at: opens };
    await writer.submit('suspendAccount', { user: userId, suspended: true, ...act });
    const person = { userId, civilId: null, email: null, phone: null, payers: [] };
    await writer.submit('erasePerson', { person, ...act });
    const details = await db.selectFrom('audit_details').select(['before', 'after', 'salt']).execute();
    expect(details).toEqual([{ before: null, after: null, salt: null }]);
    expect(await verifyAudit(db)).toEqual({ lines: 2, error: null });
  });
});
