import { expect, it } from 'vitest';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { orderToPlace, paidSession } from '../../../tests/support/payments/orders.ts';
import { PaymentWorld } from '../../../tests/support/payments/paymentWorld.ts';
import { entryId, opens, roundId } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import type { OrderToPlace } from '../orders/idempotencyRepo.ts';

forEachDatabase('a masked card', ({ open }) => {
  const season = useWrittenSeason(open);

  /**
   * Places an order, by default with a contact of its own, pays it, and stores the visible digits of its
   * card.
   */
  async function buy(id: string, order: Partial<OrderToPlace>, maskedCard: string): Promise<void> {
    const own = { id, contact: `contact ${id}`, device: `device ${id}`, votes: 100 };
    const placed = await season.writer.submit('placeOrder', orderToPlace({ ...own, ...order }));
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    const paid = paidSession(id, { amountBaisa: placed.order.amountBaisa });
    await season.writer.submit('settlePayment', paid);
    const { gateway, sessionId, learnedAt } = paid;
    await season.writer.submit('noteMaskedCard', { gateway, sessionId, maskedCard, at: learnedAt });
  }
  const flags = async () => {
    const rows = await season.db.selectFrom('vote_flags').selectAll().execute();
    const members = await season.db
      .selectFrom('vote_flag_members')
      .selectAll()
      .orderBy('source_ref')
      .execute();
    return rows.map(({ id, kind, subject, period, reasons }) => ({
      kind,
      subject,
      period,
      reasons: JSON.parse(reasons) as unknown,
      members: members.filter(({ flag_id }) => flag_id === id).map(({ source_ref }) => source_ref),
    }));
  };

  it('gets a flag from its fourth contact within ten minutes for one entry', async () => {
    const minutes = (after: number) => ({ arrivedAt: opens + after * 60_000 });
    await buy('o0', { ...minutes(0), entryId: entryId(2) }, 'mask');
    for (const [place, after] of [0, 1, 2, 10].entries()) await buy(`o${1 + place}`, minutes(after), 'mask');
    expect(await flags()).toEqual([]);
    await buy('o5', minutes(10.5), 'mask');
    expect(await flags()).toEqual([
      {
        kind: 'many_contacts',
        subject: 'mask',
        period: '2026-11-20',
        reasons: { contacts: 4, threshold: 4, within_ms: 600_000 },
        members: ['order:o2', 'order:o3', 'order:o4', 'order:o5'],
      },
    ]);
  });

  it('is one of the cards of its contact', async () => {
    for (let card = 1; card <= 5; card += 1)
      await buy(`o${card}`, { contact: 'farm', votes: 1 }, `mask ${card}`);
    expect(await flags()).toEqual([
      {
        kind: 'many_cards',
        subject: 'farm',
        period: roundId,
        reasons: { cards: 5, threshold: 5 },
        members: [1, 2, 3, 4, 5].map((card) => `order:o${card}`),
      },
    ]);
  });

  it('is never taken for the payer: its votes of a day are those of each contact', async () => {
    for (const [place, entry] of [1, 2, 3].entries())
      await buy(`o${place}`, { entryId: entryId(entry) }, 'mask');
    expect(await flags()).toEqual([]);
    const secrets = await season.db.selectFrom('ledger_secrets').select('payer').orderBy('seq').execute();
    expect(secrets.map(({ payer }) => payer)).toEqual(['contact o0', 'contact o1', 'contact o2']);
  });

  it('is not noted for a payment that did not count', async () => {
    const lost = { gateway: 'sandbox', sessionId: 'nobody’s', maskedCard: 'mask', at: opens };
    await season.writer.submit('noteMaskedCard', lost);
    expect(await season.db.selectFrom('payments').select('masked_card').execute()).toEqual([]);
  });
});

it('counts votes before the gateway shows the card, and notes what it shows', async () => {
  const shown = Promise.withResolvers<string | null>();
  const asked: (string | null)[] = [];
  const world = await PaymentWorld.start({
    wrapGateway: (gateway) => ({
      ...gateway,
      readSession: async (id) => {
        const session = await gateway.readSession(id);
        return session.ok ? { ok: true, value: { ...session.value, card: null } } : session;
      },
      readMask: (invoice) => {
        asked.push(invoice);
        return shown.promise;
      },
    }),
  });
  const order = await world.placed();
  world.pay(order);
  await world.deliverWebhooks();
  expect((await world.read(order.id)).status).toBe('paid');
  shown.resolve('424242XXXXXX4242');
  await world.pass(1_000);
  const { database } = world.server.store;
  const [payment] = await database
    .selectFrom('payments')
    .select(['invoice', 'card', 'masked_card'])
    .where('counted', '=', 1)
    .execute();
  expect(payment).toEqual({
    invoice: asked[0],
    card: null,
    masked_card: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(asked).toHaveLength(1);
  await world.close();
});
