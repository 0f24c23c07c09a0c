import { beforeEach, expect, it } from 'vitest';
import { forEachDatabase } from '../../tests/support/database/databases.ts';
import { orderToPlace, paidSession } from '../../tests/support/payments/orders.ts';
import { entryId, opens } from '../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../tests/support/catalogue/writtenSeason.ts';
import { SMS_CONTACTS_KEPT_MS, UNPAID_CONTACTS_KEPT_MS } from './forgetContacts.ts';

forEachDatabase('contacts that are no longer needed', ({ open }) => {
  const season = useWrittenSeason(open);
  let expiresAt: number;

  beforeEach(async () => {
    const contact = { phone: '+96891234567', civilId: 'AB12345' };
    await season.writer.submit('placeOrder', orderToPlace({ id: 'unpaid', ...contact }));
    const { expires_at } = await season.db
      .selectFrom('orders')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    expiresAt = expires_at;
    await season.writer.submit('expireOrders', expiresAt);
    await season.db
      .insertInto('sms_messages')
      .values({
        provider: 'p',
        message_id: 'm',
        fingerprint: 'f',
        sender: '+96891234567',
        payer: 'payer',
        short_code: '90123',
        text: '101',
        sent_at: opens,
        received_at: opens,
        entry_id: entryId(1),
        outcome: 'counted',
      })
      .execute();
  });

  const held = async () => [
    await season.db.selectFrom('orders').select(['email', 'phone', 'civil_id', 'contact']).execute(),
    await season.db.selectFrom('sms_messages').select(['sender', 'text', 'payer']).execute(),
  ];
  const order = { email: 'voter@example.om', phone: '+96891234567', civil_id: 'AB12345', contact: 'contact' };
  const message = { sender: '+96891234567', text: '101', payer: 'payer' };

  it('stay until their time is over', async () => {
    const now = Math.min(expiresAt + UNPAID_CONTACTS_KEPT_MS, opens + SMS_CONTACTS_KEPT_MS) - 1;
    expect(await season.writer.submit('forgetContacts', now)).toBe(0);
    expect(await held()).toEqual([[order], [message]]);
  });

  it('are deleted then, and their pseudonyms stay', async () => {
    const now = expiresAt + SMS_CONTACTS_KEPT_MS;
    expect(await season.writer.submit('forgetContacts', now)).toBe(2);
    expect(await season.writer.submit('forgetContacts', now)).toBe(0);
    expect(await held()).toEqual([
      [{ email: null, phone: null, civil_id: null, contact: 'contact' }],
      [{ sender: null, text: null, payer: 'payer' }],
    ]);
  });

  it('are deleted with a failed order as with an expired one', async () => {
    await season.db.updateTable('orders').set({ status: 'failed' }).execute();
    await season.writer.submit('forgetContacts', expiresAt + UNPAID_CONTACTS_KEPT_MS);
    const [orders] = await held();
    expect(orders).toEqual([{ email: null, phone: null, civil_id: null, contact: 'contact' }]);
  });

  it('include the network of a paid order', async () => {
    const placed = orderToPlace({ id: 'paid', network: 'network' });
    await season.writer.submit('placeOrder', placed);
    await season.writer.submit('settlePayment', paidSession('paid'));
    const read = () =>
      season.db
        .selectFrom('orders')
        .where('id', '=', 'paid')
        .select(['status', 'email', 'network'])
        .executeTakeFirst();
    const paid = { status: 'paid', email: 'voter@example.om' };
    await season.writer.submit('forgetContacts', expiresAt + UNPAID_CONTACTS_KEPT_MS - 1);
    expect(await read()).toEqual({ ...paid, network: 'network' });
    await season.writer.submit('forgetContacts', expiresAt + UNPAID_CONTACTS_KEPT_MS);
    expect(await read()).toEqual({ ...paid, network: null });
  });

  it('have their times on the privacy page', async () => {
    const page = season.db.selectFrom('content_pages').where('slug', '=', 'privacy');
    const { body_en, body_ar } = await page.select(['body_en', 'body_ar']).executeTakeFirstOrThrow();
    expect(body_en).toContain(
      '30 days after it expired; a text message loses its number and text after 180 days.',
    );
    expect(body_en).toContain('a code of the network it came from, not its address, for 30 days');
    expect(body_ar).toContain('برمز للشبكة التي جاء منها، لا بعنوانها');
    expect(body_ar).toContain(
      'بعد 30 يومًا من انتهاء صلاحيته، ويُمحى رقم المرسل ونص الرسالة النصية بعد 180 يومًا.',
    );
  });
});
