import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { entryId, opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { forEachDatabase, openSqliteFile } from '../../../tests/support/database/databases.ts';
import { orderToPlace, paidSession } from '../../../tests/support/payments/orders.ts';
import { findKeys, orderOfKey } from './idempotencyRepo.ts';
import { readOrderView } from './orderView.ts';
import { placeOrder } from './placeOrder.ts';

const key = (name: string, fingerprint = 'f') => ({ key: name, fingerprint });

forEachDatabase('the rows of orders', ({ open }) => {
  const season = useWrittenSeason(open);
  const place = (changes: Parameters<typeof orderToPlace>[0]) =>
    season.writer.submit('placeOrder', orderToPlace(changes));
  const attach = (orderId: string, name: string | null, sessionId = `session of ${orderId}`) =>
    season.writer.submit('attachSession', {
      gateway: 'sandbox',
      sessionId,
      orderId,
      sessionExpiresAt: null,
      createdAt: opens,
      key: name,
      answer: { status: 200, body: orderId },
    });

  it('keep each key with its own order and answer', async () => {
    await place({ id: 'a', idempotency: key('k a') });
    await place({ id: 'b', idempotency: key('k b') });
    await attach('b', 'k b');
    expect(await findKeys(season.db, [])).toEqual(new Map());
    const known = await findKeys(season.db, ['k b', 'k b', 'unknown']);
    expect([...known.keys()]).toEqual(['k b']);
    const replayed = { kind: 'replayed', status: 200, body: 'b' };
    expect(orderOfKey(known.get('k b')!, { idempotency: key('k b') })).toEqual(replayed);
    expect(await place({ idempotency: key('k b') })).toEqual(replayed);
    expect(await place({ idempotency: key('k a') })).toMatchObject({ kind: 'placed', order: { id: 'a' } });
    expect(await attach('a', 'k a')).toEqual({ status: 200, body: 'a' });
    await season.db.updateTable('idempotency').set({ scope: 'another' }).where('key', '=', 'k b').execute();
    expect(await findKeys(season.db, ['k a', 'k b'])).toHaveProperty('size', 1);
  });

  it('stay as they are when a session is attached late, or once more', async () => {
    await place({ id: 'a' });
    await season.writer.submit('settlePayment', paidSession('a'));
    expect(await attach('a', null)).toEqual({ status: 200, body: 'a' });
    await attach('a', null, 'another');
    const view = await readOrderView(season.db, 'a');
    expect(view?.order.status).toBe('paid');
    expect(view?.payments.map(({ session_id, status }) => [session_id, status])).toEqual([
      ['another', 'open'],
      ['session of a', 'paid'],
    ]);
  });

  it('show their own payments, oldest first, refunds and open flags', async () => {
    await place({ id: 'a' });
    await place({ id: 'b', entryId: entryId(2) });
    for (const id of ['a', 'b']) await season.writer.submit('settlePayment', paidSession(id));
    for (const [id, learnedAt] of [
      ['b', 9],
      ['a', 5],
    ] as const) {
      const again = { sessionId: `again ${id}`, amountBaisa: learnedAt, learnedAt };
      await season.writer.submit('settlePayment', paidSession(id, again));
    }
    const seen = async (id: string) => {
      const view = await readOrderView(season.db, id);
      const payments = view?.payments.map(({ session_id }) => session_id);
      return { payments, refunds: view?.refunds, isUnderReview: view?.isUnderReview };
    };
    const expected = (id: string, amount_baisa: number, isUnderReview: boolean) => ({
      payments: [`again ${id}`, `session of ${id}`],
      refunds: [{ state: 'due', amount_baisa }],
      isUnderReview,
    });
    expect([await seen('a'), await seen('b')]).toEqual([expected('a', 5, false), expected('b', 9, false)]);
    for (const [id, state] of [
      ['a', 'open'],
      ['b', 'released'],
    ] as const) {
      await season.db
        .insertInto('vote_flags')
        .values({
          id: `flag of ${id}`,
          kind: 'entry_velocity',
          subject: id,
          period: '',
          reasons: '{}',
          state,
          raised_at: 0,
          decided_at: state === 'open' ? null : 1,
          decision: null,
          released_votes: null,
        })
        .execute();
      await season.db
        .insertInto('vote_flag_members')
        .values({ flag_id: `flag of ${id}`, source_ref: `order:${id}` })
        .execute();
    }
    expect([await seen('a'), await seen('b')]).toEqual([expected('a', 5, true), expected('b', 9, false)]);
    expect(await readOrderView(season.db, 'nobody')).toBeUndefined();
  });

  it('are not written with an invalid number of votes or a broken price list', async () => {
    const placeIn = (votes: number) =>
      season.db
        .transaction()
        .execute((tx) => placeOrder(tx, [orderToPlace({ votes })], { stream: 'main', memory: {} as never }));
    await expect(placeIn(0)).rejects.toThrow('An order has an invalid number of votes.');
    await season.db
      .insertInto('price_lists')
      .values({ competition_id: 'competition', prices: '{}' })
      .execute();
    await expect(placeIn(25)).rejects.toThrow('The price list of a competition cannot be read.');
    expect(await season.db.selectFrom('orders').select('id').execute()).toEqual([]);
  });
});

describe('an order whose key another node stored at the same moment', () => {
  const season = useWrittenSeason(openSqliteFile);

  it('gives way to the order of that node', async () => {
    await season.writer.submit('placeOrder', orderToPlace({ id: 'first' }));
    await sql`CREATE TRIGGER another_node AFTER INSERT ON orders BEGIN
      INSERT INTO idempotency (scope, key, fingerprint, order_id, created_at, keep_until)
      VALUES ('vote', 'k', 'f', 'first', 0, 9e14); END`.execute(season.db);
    const late = orderToPlace({ id: 'late', idempotency: key('k') });
    expect(await season.writer.submit('placeOrder', late)).toMatchObject({
      kind: 'placed',
      order: { id: 'first' },
    });
    expect(await season.db.selectFrom('orders').select('id').execute()).toEqual([{ id: 'first' }]);
  });
});
