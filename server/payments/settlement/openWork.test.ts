import { beforeEach, expect, it } from 'vitest';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { orderToPlace, paidSession } from '../../../tests/support/payments/orders.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { ownLeases } from '../../platform/leases/ownLeases.ts';
import { orderSweeper } from './orderSweeper.ts';
import { readOpenSessions, readUnsettled, unsettledReporter } from './unsettled.ts';

const expiresAt = opens + 900_000;

forEachDatabase('the open work of a gateway', ({ open }) => {
  const season = useWrittenSeason(open);
  const attach = (orderId: string, gateway: string, createdAt: number) =>
    season.writer.submit('attachSession', {
      gateway,
      sessionId: `${gateway} ${orderId}`,
      orderId,
      sessionExpiresAt: expiresAt + createdAt,
      createdAt,
      key: null,
      answer: { status: 200, body: '' },
    });
  beforeEach(async () => {
    for (const id of ['a', 'b', 'c']) await season.writer.submit('placeOrder', orderToPlace({ id }));
    await attach('b', 'sandbox', 7);
    await attach('a', 'sandbox', 5);
    await attach('a', 'thawani', 6);
    await attach('c', 'sandbox', 4);
    const closed = { sessionId: 'sandbox c', lastAttempt: null, learnedAt: opens };
    await season.writer.submit('notePayment', {
      gateway: 'sandbox',
      ...closed,
      isCancelled: false,
      isOver: true,
      isUndecided: true,
    });
  });
  const owe = (learnedAt: number) =>
    season.writer.submit(
      'settlePayment',
      paidSession('b', { gateway: 'thawani', sessionId: `odd ${learnedAt}`, amountBaisa: 1, learnedAt }),
    );

  it('are its open sessions, oldest first, since an instant', async () => {
    const session = (orderId: string, createdAt: number) => ({
      sessionId: `sandbox ${orderId}`,
      orderId,
      orderExpiresAt: expiresAt,
      sessionExpiresAt: expiresAt + createdAt,
      lastAttemptAt: null,
    });
    expect(await readOpenSessions(season.db, 'sandbox', 0)).toEqual([session('a', 5), session('b', 7)]);
    expect(await readOpenSessions(season.db, 'sandbox', 6)).toEqual([session('b', 7)]);
    expect(await readOpenSessions(season.db, 'sandbox', 7)).toEqual([session('b', 7)]);
    expect(await readOpenSessions(season.db, 'another', 0)).toEqual([]);
  });

  it('are listed with due refunds, oldest first', async () => {
    await owe(6.5 * 2);
    await owe(1);
    const rows = await readUnsettled(season.db);
    expect(rows.map(({ gateway, orderId, kind, since }) => [gateway, orderId, kind, since])).toEqual([
      ['thawani', 'b', 'due_refund', 1],
      ['sandbox', 'a', 'open_session', 5],
      ['thawani', 'a', 'open_session', 6],
      ['sandbox', 'b', 'open_session', 7],
      ['thawani', 'b', 'due_refund', 13],
    ]);
  });

  it('is logged once at the start for each gateway that was replaced', async () => {
    await owe(1);
    await owe(2);
    const lines: unknown[] = [];
    const reporter = unsettledReporter({
      database: season.db,
      gateway: { id: 'sandbox' },
      log: { warn: (...line: unknown[]) => lines.push(line) },
      clock: manualClock(opens),
      onError: (error) => lines.push(error),
    });
    for (let tick = 0; tick < 2; tick += 1) {
      reporter.tick();
      await reporter.rest();
    }
    const counts = { open_sessions: 1, due_refunds: 2 };
    expect(lines).toEqual([[{ code: 'payments_left_behind', gateway: 'thawani', ...counts }, 'gateway']]);
  });

  it('keeps the sweeper idle until an order or a key is over', async () => {
    const clock = manualClock(expiresAt - 1);
    const submitted: unknown[] = [];
    const names: string[] = [];
    const sweeper = orderSweeper({
      database: season.db,
      writer: {
        submit: (name, input) => {
          submitted.push([name, input]);
          return season.writer.submit(name, input);
        },
      },
      clock,
      leases: {
        ...ownLeases,
        named: (name) => {
          names.push(name);
          return ownLeases.named(name);
        },
      },
      onError: (error) => submitted.push(error),
    });
    const sweep = async (ms = 5_000) => {
      clock.advance(ms);
      submitted.length = 0;
      sweeper.tick();
      await sweeper.rest();
      return submitted;
    };
    const now = () => [['expireOrders', clock.now()]];
    expect([await sweep(0), names]).toEqual([[], ['orders']]);
    clock.jump(-4_999);
    expect(await sweep()).toEqual(now());
    await season.db.updateTable('orders').set({ status: 'refunded' }).execute();
    expect(await sweep()).toEqual([]);
    for (const status of ['created', 'pending_payment'] as const) {
      await season.db.updateTable('orders').set({ status }).where('id', '=', 'c').execute();
      await season.db.updateTable('payments').set({ status: 'open' }).execute();
      expect(await sweep()).toEqual(now());
    }
    await season.db.updateTable('orders').set({ status: 'refunded' }).execute();
    await season.db
      .insertInto('idempotency')
      .values({
        scope: 'vote',
        key: 'k',
        fingerprint: '',
        order_id: 'a',
        status: null,
        body: null,
        created_at: 0,
        keep_until: clock.now() + 5_000,
      })
      .execute();
    expect(await sweep()).toEqual([]);
    clock.jump(-4_999);
    expect(await sweep()).toEqual(now());
    expect(await sweep()).toEqual([]);
  });
});
