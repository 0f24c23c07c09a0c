import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { forEachDatabase } from '../../tests/support/database/databases.ts';
import { opens } from '../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../tests/support/catalogue/writtenSeason.ts';
import { findPerson } from './findPerson.ts';

const pepper = Buffer.alloc(32, 7);
const asItCame = (sender: string) =>
  createHmac('sha256', pepper).update(`payer:${sender}`).digest('base64url');

forEachDatabase('messages of a version without a number parser', ({ open }) => {
  const season = useWrittenSeason(open);

  it('are erased by their number, in every stored spelling', async () => {
    for (const sender of ['24123456', '024123456', '96824123456'])
      await season.db
        .insertInto('sms_messages')
        .values({
          provider: 'p',
          message_id: sender,
          fingerprint: sender,
          sender,
          payer: asItCame(sender),
          short_code: '90123',
          text: '101',
          sent_at: opens,
          received_at: opens,
          entry_id: null,
          outcome: 'unknown_code',
        })
        .execute();
    const person = await findPerson(season.db, pepper, '0096824123456');
    const act = { reason: null, actor: 'operator:test', at: opens } as const;
    expect(await season.writer.submit('erasePerson', { person: person!, ...act })).toMatchObject({
      messages: 3,
    });
    const left = season.db.selectFrom('sms_messages').select('message_id').where('sender', 'is not', null);
    expect(await left.execute()).toEqual([]);
  });
});
