import { expect, it } from 'vitest';
import { opens, roundId } from '../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../tests/support/catalogue/writtenSeason.ts';
import { forEachDatabase } from '../../tests/support/database/databases.ts';
import { smsFor } from '../../tests/support/voting/standings.ts';
import { readBoardRows } from '../voting/talliesRepo.ts';
import { verifyLedger } from '../voting/verifyLedger.ts';
import { collectPerson } from './collectPerson.ts';

const nobody = { userId: null, civilId: null, email: null, phone: null, payers: [] };

forEachDatabase('messages of a person that wait in the inbox', ({ open }) => {
  const season = useWrittenSeason(open);
  const own = smsFor({ messageId: 'own' });
  const other = smsFor({ messageId: 'other' });
  const person = { ...nobody, phone: own.sender, payers: [own.payer] };
  const erase = () =>
    season.writer.submit('erasePerson', { person, reason: null, actor: 'operator:fatma', at: opens });
  const drain = () => season.writer.submit('drainInbox', 500);

  it('are part of the data that is stored about the person', async () => {
    await Promise.all([own, other].map((sms) => season.writer.submit('acceptSms', sms)));
    const held = await collectPerson(season.db, person);
    expect(held.waiting_messages.map(({ message_id }) => message_id)).toEqual(['own']);
    expect((await collectPerson(season.db, undefined)).waiting_messages).toEqual([]);
  });

  it('are counted, and the person is erased from them', async () => {
    await Promise.all([own, other].map((sms) => season.writer.submit('acceptSms', sms)));
    expect(await erase()).toMatchObject({ messages: 1, ledgerRows: 1 });
    expect(await drain()).toMatchObject({ taken: 1 });
    const stored = await season.db
      .selectFrom('sms_messages')
      .select(['message_id', 'sender', 'text', 'outcome'])
      .orderBy('message_id')
      .execute();
    expect(stored).toEqual([
      { message_id: 'other', sender: other.sender, text: other.text, outcome: 'counted' },
      { message_id: 'own', sender: null, text: null, outcome: 'counted' },
    ]);
    const rows = await readBoardRows(season.db, [roundId]);
    expect(rows.reduce((sum, row) => sum + row.votes, 0)).toBe(2);
    expect(await verifyLedger(season.db)).toEqual({ rows: 2, votes: 2, erased: 1, error: null });
  });
});
