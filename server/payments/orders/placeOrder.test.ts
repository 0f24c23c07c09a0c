import { expect, it } from 'vitest';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { orderToPlace } from '../../../tests/support/payments/orders.ts';
import { closes, entryId, opens, switches } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { KEYS_KEPT_MS, ORDER_PAYMENT_MS } from '../../../domain/delays.ts';
import type { OrderToPlace } from './idempotencyRepo.ts';

forEachDatabase('placing orders', ({ open }) => {
  const season = useWrittenSeason(open);
  const place = (changes: Partial<OrderToPlace> = {}) =>
    season.writer.submit('placeOrder', orderToPlace(changes));
  const orders = () => season.db.selectFrom('orders').selectAll().execute();
  const key = (fingerprint = 'f', name = 'k'.repeat(16)) => ({ key: name, fingerprint });
  const answer = { status: 200, body: '{"message":"placed"}' };
  const attach = (orderId: string, sessionId = 's-1') =>
    season.writer.submit('attachSession', {
      gateway: 'sandbox',
      sessionId,
      orderId,
      sessionExpiresAt: null,
      createdAt: opens,
      key: key().key,
      answer,
    });

  it('stores an order at the price of its quote, to be paid within 15 minutes', async () => {
    const order = {
      id: 'order',
      votes: 25,
      amountBaisa: 7_500,
      createdAt: opens,
      expiresAt: opens + ORDER_PAYMENT_MS,
      kind: 'vote',
      entryId: entryId(1),
    };
    expect(await place({ id: 'order', receiptCode: 'receipt', civilId: '123' })).toEqual({
      kind: 'placed',
      order,
    });
    expect(await orders()).toEqual([
      {
        id: 'order',
        entry_id: entryId(1),
        of_competition: 'competition',
        kind: 'vote',
        round_id: 'round-0000000000000000',
        group_id: 'group-1',
        votes: 25,
        amount_baisa: 7_500,
        quote: expect.stringContaining('"total_baisa":7500'),
        status: 'created',
        email: 'voter@example.om',
        phone: null,
        civil_id: '123',
        contact: 'contact',
        device: 'device',
        language: 'en',
        network: null,
        receipt_code: 'receipt',
        created_at: opens,
        expires_at: opens + ORDER_PAYMENT_MS,
        paid_at: null,
        ledger_stream: null,
        ledger_seq: null,
      },
    ]);
  });

  it("uses the competition's own prices where it has them", async () => {
    const prices = { unit_baisa: 100, package: { min_votes: 50, unit_baisa: 90, discount_baisa: 0 } };
    await season.db
      .insertInto('price_lists')
      .values({ competition_id: 'competition', prices: JSON.stringify(prices) })
      .execute();
    expect(await place()).toMatchObject({ order: { amountBaisa: 2_500 } });
  });

  it('is open from the opening of the group until just before its close', async () => {
    const at = async (contestant: number, arrivedAt: number) =>
      (await place({ entryId: entryId(contestant), arrivedAt })).kind;
    expect(await at(1, opens - 1)).toBe('closed');
    expect(await at(1, switches - 1)).toBe('placed');
    expect(await at(1, switches)).toBe('closed');
    expect(await at(4, switches - 1)).toBe('closed');
    expect(await at(4, switches)).toBe('placed');
    expect(await at(4, closes)).toBe('closed');
    expect(await orders()).toHaveLength(2);
  });

  it('knows only the contestants of a round', async () => {
    expect(await place({ entryId: entryId(99) })).toEqual({ kind: 'unknown_entry' });
    expect(await orders()).toEqual([]);
  });

  it('places one order for a key, however often and concurrently it comes', async () => {
    const sent = await Promise.all(['a', 'b', 'c'].map((id) => place({ id, idempotency: key() })));
    expect(sent.map((each) => each.kind === 'placed' && each.order.id)).toEqual(['a', 'a', 'a']);
    expect((await orders()).map(({ id }) => id)).toEqual(['a']);
  });

  it('replays the final answer of a key, also after the window has closed', async () => {
    await place({ id: 'a', idempotency: key() });
    expect(await attach('a')).toEqual(answer);
    expect(await place({ id: 'b', idempotency: key(), arrivedAt: closes })).toEqual({
      kind: 'replayed',
      ...answer,
    });
  });

  it('refuses a key that comes with another body, before and after its answer', async () => {
    await place({ id: 'a', idempotency: key() });
    expect(await place({ idempotency: key('other') })).toEqual({ kind: 'key_reused' });
    await attach('a');
    expect(await place({ idempotency: key('other') })).toEqual({ kind: 'key_reused' });
    expect(await orders()).toHaveLength(1);
  });

  it('keeps no key of a refused request', async () => {
    expect(await place({ idempotency: key(), arrivedAt: opens - 1 })).toEqual({ kind: 'closed' });
    expect(await place({ id: 'b', idempotency: key() })).toMatchObject({
      kind: 'placed',
      order: { id: 'b' },
    });
  });

  it('gives two callers of one key the first answer, and watches both sessions', async () => {
    await place({ id: 'a', idempotency: key() });
    await attach('a');
    const second = { ...answer, body: 'other' };
    const attached = await season.writer.submit('attachSession', {
      gateway: 'sandbox',
      sessionId: 's-2',
      orderId: 'a',
      sessionExpiresAt: null,
      createdAt: opens,
      key: key().key,
      answer: second,
    });
    expect(attached).toEqual(answer);
    const sessions = await season.db.selectFrom('payments').select(['session_id', 'status']).execute();
    expect(sessions).toEqual([
      { session_id: 's-1', status: 'open' },
      { session_id: 's-2', status: 'open' },
    ]);
    expect(await orders()).toMatchObject([{ status: 'pending_payment' }]);
  });

  it('deletes a key 90 days after the event', async () => {
    await place({ id: 'a', idempotency: key() });
    const kept = () => season.db.selectFrom('idempotency').select('key').execute();
    await season.writer.submit('expireOrders', closes + KEYS_KEPT_MS);
    expect(await kept()).toHaveLength(1);
    await season.writer.submit('expireOrders', closes + KEYS_KEPT_MS + 1);
    expect(await kept()).toEqual([]);
  });
});
