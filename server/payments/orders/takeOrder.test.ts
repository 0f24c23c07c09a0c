import { expect, it } from 'vitest';
import { ORDER_PAYMENT_MS } from '../../../domain/delays.ts';
import { entryId, opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { standingChange } from '../../../tests/support/voting/standings.ts';
import { contactOf } from './payerPseudonyms.ts';
import {
  key,
  orderRequest,
  pepper,
  tooSoon,
  useOrderTaking,
} from '../../../tests/support/payments/orderTaking.ts';

forEachDatabase('an order that arrives', ({ open }) => {
  const { season, desk, orders } = useOrderTaking(open);

  it('is stored with its payer, gets a session at the gateway and an answer that says where to pay', async () => {
    desk.clock.advance(90_000);
    const answer = await desk.takeOrder(orderRequest({ language: 'ar' }));
    const [order] = await orders();
    const expiresAt = opens + 90_000 + ORDER_PAYMENT_MS;
    expect(order).toMatchObject({
      entry_id: entryId(1),
      status: 'pending_payment',
      email: 'Voter@example.om',
      phone: '+96891234567',
      civil_id: null,
      contact: contactOf(pepper, 'voter@example.om'),
      device: 'device',
      network: 'network',
      created_at: opens + 90_000,
    });
    const returnUrl = `https://vote.example/user/payment?order=${order?.id}`;
    expect(desk.sessions).toEqual([
      {
        orderId: order?.id,
        productName: 'أصوات: 25',
        amountBaisa: 7_500,
        successUrl: returnUrl,
        cancelUrl: returnUrl,
        expiresInMinutes: 15,
        metadata: { kind: 'vote', votes: '25' },
      },
    ]);
    const sessionExpiresAt = opens + ORDER_PAYMENT_MS;
    expect(desk.heard).toMatchObject([
      { sessionId: 'session 1', orderId: order?.id, orderExpiresAt: expiresAt, sessionExpiresAt },
    ]);
    expect(await season.db.selectFrom('payments').selectAll().execute()).toMatchObject([
      {
        gateway: 'sandbox',
        session_id: 'session 1',
        order_id: order?.id,
        status: 'open',
        counted: 0,
        session_expires_at: sessionExpiresAt,
        created_at: opens + 90_000,
      },
    ]);
    expect(answer).toMatchObject({ kind: 'answered', status: 200, replayed: false });
    expect(JSON.parse('body' in answer ? answer.body : '')).toEqual({
      message: 'وصل طلبك، وتُحتسب أصواتك عند الدفع.',
      data: {
        id: order?.id,
        kind: 'vote',
        status: 'pending_payment',
        entry_id: entryId(1),
        competition: { name: 'الغناء', name_ar: 'الغناء', name_en: 'Singing' },
        zone: 'Asia/Muscat',
        amount_baisa: 7_500,
        paid_at: null,
        participant: {
          full_name: 'Singer 1',
          full_name_ar: 'المغني 1',
          full_name_en: null,
          image_url: null,
          country_id: 1,
        },
        votes_count: 25,
        quote: JSON.parse(order?.quote ?? ''),
        created_at: opens + 90_000,
        expires_at: expiresAt,
        payment: { gateway: 'sandbox', mode: 'hosted_fields', url: 'https://pay.example/session 1' },
        last_attempt: null,
        transaction_id: null,
        receipt_code: null,
        refund: null,
      },
    });
  });

  it('is refused with a code where it cannot be placed', async () => {
    const refused = (status: number, code: string) => ({ kind: 'refused', status, code });
    expect(await desk.takeOrder(orderRequest({}, 25, entryId(99)))).toEqual(
      refused(404, 'unknown_participant'),
    );
    expect(await desk.takeOrder(orderRequest({}, 25, entryId(4)))).toEqual(refused(403, 'voting_closed'));
    await season.writer.submit('changeStanding', standingChange('withdrawn'));
    expect(await desk.takeOrder(orderRequest())).toEqual(refused(403, 'not_competing'));
    expect([desk.sessions, desk.heard, await orders()]).toEqual([[], [], []]);
  });

  it('waits as long as the rate limit says, with and without a key', async () => {
    const late = { kind: 'refused', status: 429, code: 'too_many_requests', retryAfter: 3 };
    expect(await desk.takeOrder(orderRequest({ admit: tooSoon }))).toEqual(late);
    expect(await desk.takeOrder(orderRequest({ admit: tooSoon, key }))).toEqual(late);
    expect([desk.sessions, await orders()]).toEqual([[], []]);
  });

  it('is another order each time without a key', async () => {
    await desk.takeOrder(orderRequest());
    desk.clock.advance(1);
    await desk.takeOrder(orderRequest());
    expect((await orders()).map(({ created_at }) => created_at)).toEqual([opens, opens + 1]);
  });
});
