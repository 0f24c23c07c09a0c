import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from '../../tests/support/payments/keyOf.ts';
import { PaymentWorld, testCards } from '../../tests/support/payments/paymentWorld.ts';
import { openSqlite, sqliteKysely } from '../platform/database/openSqlite.ts';
import { verifyLedger } from '../voting/verifyLedger.ts';

const MINUTE = 60_000;

let world: PaymentWorld;
beforeEach(async () => {
  world = await PaymentWorld.start();
});
afterEach(() => world.close());

const votesOfFirst = async () => (await world.contestants())[0]?.total_votes;

/** Moves every event to another time zone. */
async function inZone(zone: string): Promise<void> {
  const db = sqliteKysely(openSqlite(join(world.dataDir, 'db/sawt.db'), 'write'));
  await db.updateTable('events').set({ zone }).execute();
  await db.destroy();
}

describe('a paid order', () => {
  it('counts with its webhook, on the board, in the ledger and on its receipt', async () => {
    await inZone('Europe/Berlin');
    const order = await world.placed();
    expect(order).toMatchObject({
      status: 'pending_payment',
      zone: 'Europe/Berlin',
      votes_count: 25,
      quote: { total_baisa: 7_500 },
      created_at: world.clock.now(),
      expires_at: world.clock.now() + 15 * MINUTE,
      payment: { gateway: 'sandbox', mode: 'hosted_fields' },
      transaction_id: null,
      receipt_code: null,
      refund: null,
    });
    world.pay(order);
    expect(await world.deliverWebhooks()).toEqual([200]);
    await world.pass(2_000);
    const paid = await world.read(order.id);
    expect(paid).toEqual({
      ...order,
      status: 'paid',
      paid_at: order.created_at,
      payment: null,
      transaction_id: world.bank.sandbox.control.sessions()[0]?.invoice,
      receipt_code: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(await votesOfFirst()).toBe(25);
    expect(await verifyLedger(world.server.store.database, { key: keyOf(world.dataDir) })).toMatchObject({
      rows: 1,
      votes: 25,
      error: null,
    });
    const receipt = await fetch(`${world.server.site}/api/voter/receipt/${paid.receipt_code}`);
    expect(await receipt.json()).toMatchObject({
      code: paid.receipt_code,
      status: 'counted',
      zone: 'Europe/Berlin',
      votes_count: 25,
      minute: Math.floor(world.clock.now() / MINUTE) * MINUTE,
      row: { stream: 'main', seq: 1 },
      reversal: null,
      checkpoint: { number: 1 },
    });
  });

  it('is found by polling when its webhook is lost', async () => {
    const order = await world.placed();
    world.pay(order, testCards.lost);
    expect(await world.deliverWebhooks()).toEqual([]);
    await world.pass(9_900);
    expect(await votesOfFirst()).toBe(0);
    await world.pass(100);
    expect((await world.read(order.id)).status).toBe('paid');
    expect(await votesOfFirst()).toBe(25);
  });

  it('is found sooner when a caller asks for it', async () => {
    const order = await world.placed();
    world.pay(order, testCards.lost);
    await world.pass(1_000);
    expect((await world.read(order.id)).status).toBe('pending_payment');
    await world.work();
    expect((await world.read(order.id)).status).toBe('paid');
  });

  it('counts once, however often and in whatever order it is reported', async () => {
    const [first, second] = [await world.placed(), await world.placed()];
    world.pay(first);
    world.pay(second, testCards.duplicate);
    expect(await world.deliverWebhooks()).toEqual([200, 200, 200, 200, 200]);
    await world.pass(30_000);
    expect(await votesOfFirst()).toBe(50);
  });

  it('counts after a restart between payment and webhook', async () => {
    const order = await world.placed();
    world.pay(order, testCards.lost);
    await world.restart();
    await world.work();
    await world.pass(10_000);
    expect((await world.read(order.id)).status).toBe('paid');
    expect(await votesOfFirst()).toBe(25);
  });
});

describe('an unpaid order', () => {
  it('shows the result of its last attempt, and can be paid again', async () => {
    const order = await world.placed();
    world.pay(order, testCards.declined);
    await world.pass(10_000);
    const outcome = { outcome: 'declined', at: order.created_at };
    expect(await world.read(order.id)).toEqual({ ...order, last_attempt: outcome });
    world.pay(order);
    await world.deliverWebhooks();
    expect(await world.read(order.id)).toMatchObject({ status: 'paid', last_attempt: null });
  });

  it('expires after 15 minutes', async () => {
    const order = await world.placed();
    await world.pass(15 * MINUTE - 1);
    expect((await world.read(order.id)).status).toBe('pending_payment');
    await world.pass(10_000);
    expect(await world.read(order.id)).toMatchObject({ status: 'expired', payment: null, refund: null });
  });

  it('stays unknown while the gateway is unreachable, and expires afterwards', async () => {
    const order = await world.placed();
    world.bank.sandbox.control.conditions.fault = 'error';
    await world.pass(20 * MINUTE);
    expect((await world.read(order.id)).status).toBe('pending_payment');
    world.bank.sandbox.control.conditions.fault = 'none';
    await world.pass(10_000);
    await world.pass(10_000);
    expect((await world.read(order.id)).status).toBe('expired');
  });

  it('stays unknown while a card is being charged at its end', async () => {
    const order = await world.placed();
    world.pay(order, testCards.declined);
    world.clock.advance(15 * MINUTE - 5_000);
    world.pay(order, testCards.slow);
    await world.pass(5_000);
    expect((await world.read(order.id)).status).toBe('pending_payment');
    await world.pass(5_000);
    expect(await world.deliverWebhooks()).toEqual([200]);
    expect((await world.read(order.id)).status).toBe('refunded');
  });

  it('fails when it is cancelled at the gateway', async () => {
    const order = await world.placed();
    await fetch(`${order.payment?.url}/cancel`, { method: 'POST' });
    await world.pass(10_000);
    expect(await world.read(order.id)).toMatchObject({
      status: 'failed',
      payment: null,
      last_attempt: { outcome: 'cancelled' },
    });
  });
});
