import { describe, expect, it } from 'vitest';
import { openSqliteFile } from '../../../tests/support/database/databases.ts';
import { giveToOrganisation } from '../../../tests/support/organisations/giveToOrganisation.ts';
import { orderToPlace, paidSession } from '../../../tests/support/payments/orders.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { composeReceipt } from './composeReceipt.ts';

const from = { publicOrigin: 'https://vote.example', supportEmail: 'a@vote.example' };

describe('the words of a receipt', () => {
  const season = useWrittenSeason(openSqliteFile);

  it('lets no direction mark in a name turn the sentence around it', async () => {
    await season.writer.submit('placeOrder', orderToPlace({ id: 'a', language: 'en' }));
    await season.writer.submit('settlePayment', paidSession('a'));
    const names = { full_name: '', name_ar: null, name_en: 'Salim\u2069 \u202eAl Kindi' };
    await season.db.updateTable('users').set(names).execute();
    const row = await season.db.selectFrom('receipt_mails').selectAll().executeTakeFirstOrThrow();
    const mail = await composeReceipt({ ...from, database: season.db }, row);
    expect(mail).toMatchObject({
      subject: 'Your vote receipt: \u2068Salim Al Kindi\u2069',
      text: expect.stringContaining('25 votes for \u2068Salim Al Kindi\u2069.'),
    });
  });

  it('names the address of the organisation for questions, where it has one', async () => {
    await season.writer.submit('placeOrder', orderToPlace({ id: 'a', language: 'en' }));
    await season.writer.submit('settlePayment', paidSession('a'));
    await giveToOrganisation(season.db, 'help@house.om');
    const row = await season.db.selectFrom('receipt_mails').selectAll().executeTakeFirstOrThrow();
    const mail = await composeReceipt({ ...from, database: season.db }, row);
    expect(mail?.text).toContain('help@house.om');
  });
});
