import { beforeEach, expect, it } from 'vitest';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { orderToPlace } from '../../../tests/support/payments/orders.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import type { notePayment } from './notePayment.ts';
import { orderSweeper } from './orderSweeper.ts';
import { ownLeases } from '../../platform/leases/ownLeases.ts';

type UnpaidSession = Parameters<typeof notePayment>[1][number];

const expiresAt = opens + 900_000;

forEachDatabase('orders that nobody paid', ({ open }) => {
  const season = useWrittenSeason(open);
  /**
   * Before each test: orders `a` and `b`, each with an open session; `a` has another at a second gateway.
   */
  beforeEach(async () => {
    for (const [orderId, gateway] of [
      ['a', 'sandbox'],
      ['b', 'sandbox'],
      ['a', 'thawani'],
    ] as const) {
      if (gateway === 'sandbox') await season.writer.submit('placeOrder', orderToPlace({ id: orderId }));
      await season.db
        .insertInto('payments')
        .values({
          gateway,
          session_id: `session of ${orderId}`,
          order_id: orderId,
          status: 'open',
          counted: 0,
          created_at: opens,
        } as never)
        .execute();
    }
    await season.db.updateTable('orders').set({ status: 'pending_payment' }).where('id', '=', 'b').execute();
  });
  const note = (changes: Partial<UnpaidSession> = {}) =>
    season.writer.submit('notePayment', {
      gateway: 'sandbox',
      sessionId: 'session of a',
      lastAttempt: null,
      isCancelled: false,
      isOver: false,
      isUndecided: false,
      learnedAt: opens + 1,
      ...changes,
    });
  const payments = async () => {
    const rows = await season.db
      .selectFrom('payments')
      .selectAll()
      .orderBy('gateway')
      .orderBy('order_id')
      .execute();
    return rows.map(({ status }) => status);
  };
  const orders = async () => {
    const rows = await season.db.selectFrom('orders').selectAll().orderBy('id').execute();
    return rows.map(({ status }) => status);
  };

  it('keep a session open that may still be paid, with its last attempt', async () => {
    await note({ lastAttempt: { outcome: 'declined', at: opens + 5 } });
    await note();
    const [first] = await season.db
      .selectFrom('payments')
      .selectAll()
      .orderBy('gateway')
      .orderBy('order_id')
      .execute();
    expect(first).toMatchObject({ status: 'open', last_outcome: 'declined', last_attempt_at: opens + 5 });
    expect(await payments()).toEqual(['open', 'open', 'open']);
    expect(await orders()).toEqual(['created', 'pending_payment']);
  });

  it('close the session that is over, at its gateway alone', async () => {
    await note({ isOver: true });
    expect(await payments()).toEqual(['closed', 'open', 'open']);
    expect(await orders()).toEqual(['created', 'pending_payment']);
  });

  it('fail with a cancelled session', async () => {
    await note({ isCancelled: true });
    expect(await payments()).toEqual(['closed', 'open', 'open']);
    expect(await orders()).toEqual(['failed', 'pending_payment']);
  });

  it('expire at their end, and not while a payment may be on its way', async () => {
    await note({ learnedAt: expiresAt - 1 });
    await note({ learnedAt: expiresAt, isUndecided: true });
    expect(await orders()).toEqual(['created', 'pending_payment']);
    await note({ learnedAt: expiresAt });
    expect(await orders()).toEqual(['expired', 'pending_payment']);
    await note({ sessionId: 'session of b', learnedAt: expiresAt });
    expect(await orders()).toEqual(['expired', 'expired']);
  });

  it('stay as they are when they were settled meanwhile, or the session is closed or unknown', async () => {
    await season.db.updateTable('orders').set({ status: 'refunded' }).where('id', '=', 'a').execute();
    await note({ learnedAt: expiresAt, isCancelled: true });
    expect(await orders()).toEqual(['refunded', 'pending_payment']);
    await note({ sessionId: 'session of b', isOver: true });
    await note({ sessionId: 'session of b', isCancelled: true });
    await note({ sessionId: 'nobody', isCancelled: true });
    expect(await orders()).toEqual(['refunded', 'pending_payment']);
    expect(await payments()).toEqual(['closed', 'closed', 'open']);
  });

  it('are swept every 5 seconds once their end has come and no session can pay them', async () => {
    const clock = manualClock(expiresAt - 1);
    const errors: unknown[] = [];
    const sweeper = orderSweeper({
      database: season.db,
      writer: season.writer,
      clock,
      leases: ownLeases,
      onError: (error) => errors.push(error),
    });
    const sweep = async (ms: number) => {
      clock.advance(ms);
      sweeper.tick();
      await sweeper.rest();
      return orders();
    };
    await note({ sessionId: 'session of b', isOver: true });
    expect(await sweep(0)).toEqual(['created', 'pending_payment']);
    expect(await sweep(1)).toEqual(['created', 'pending_payment']);
    expect(await sweep(4_998)).toEqual(['created', 'pending_payment']);
    expect(await sweep(1)).toEqual(['created', 'expired']);
    await note({ isOver: true });
    expect(await sweep(5_000)).toEqual(['created', 'expired']);
    await note({ gateway: 'thawani', isOver: true });
    await season.db.updateTable('orders').set({ status: 'created' }).where('id', '=', 'a').execute();
    expect(await sweep(5_000)).toEqual(['expired', 'expired']);
    expect(errors).toEqual([]);
  });

  it('are ended up to the latest instant of a batch, and those that were settled never', async () => {
    await season.db.updateTable('payments').set({ status: 'closed' }).execute();
    await season.db.updateTable('orders').set({ status: 'refunded' }).where('id', '=', 'b').execute();
    expect(await season.writer.submit('expireOrders', expiresAt - 1)).toBe(0);
    const both = [season.writer.submit('expireOrders', 0), season.writer.submit('expireOrders', expiresAt)];
    expect(Math.max(...(await Promise.all(both)))).toBe(1);
    expect(await orders()).toEqual(['expired', 'refunded']);
  });
});
