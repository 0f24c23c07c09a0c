import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentWorld, sessionOf, testCards } from '../../tests/support/paymentWorld.ts';
import type { Order, VoteReply } from '../../domain/contract.ts';
import { verifyLedger } from '../voting/verifyLedger.ts';

const MINUTE = 60_000;

let world: PaymentWorld;
beforeEach(async () => {
  world = await PaymentWorld.start();
});
afterEach(() => world.close());

const votesOfFirst = async () => (await world.contestants())[0]?.total_votes;

describe('a paid order', () => {
  it('is counted with its webhook, on the board, in the ledger and on its receipt', async () => {
    const order = await world.placed();
    expect(order).toMatchObject({
      status: 'pending_payment',
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
      payment: null,
      transaction_id: world.bank.sandbox.control.sessions()[0]?.invoice,
      receipt_code: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(await votesOfFirst()).toBe(25);
    expect(await verifyLedger(world.server.store.database)).toMatchObject({
      rows: 1,
      votes: 25,
      fault: null,
    });
    const receipt = await fetch(`${world.server.site}/api/voter/receipt/${paid.receipt_code}`);
    expect(await receipt.json()).toMatchObject({
      code: paid.receipt_code,
      status: 'counted',
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

  it('is found sooner when somebody asks for it', async () => {
    const order = await world.placed();
    world.pay(order, testCards.lost);
    await world.pass(1_000);
    expect((await world.read(order.id)).status).toBe('pending_payment');
    await world.work();
    expect((await world.read(order.id)).status).toBe('paid');
  });

  it('is counted once, however often and in whatever order it is told of', async () => {
    const [first, second] = [await world.placed(), await world.placed()];
    world.pay(first);
    world.pay(second, testCards.duplicate);
    expect(await world.deliverWebhooks()).toEqual([200, 200, 200, 200, 200]);
    await world.pass(30_000);
    expect(await votesOfFirst()).toBe(50);
  });

  it('is counted after a restart that came between payment and webhook', async () => {
    const order = await world.placed();
    world.pay(order, testCards.lost);
    await world.restart();
    await world.work();
    await world.pass(10_000);
    expect((await world.read(order.id)).status).toBe('paid');
    expect(await votesOfFirst()).toBe(25);
  });
});

describe('an order that is not paid', () => {
  it('says how the last attempt ended, and can be paid again', async () => {
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

  it('stays unknown while the gateway cannot be asked, and expires afterwards', async () => {
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

/** Another session is paid for the order. @returns its id */
async function payAlso({ id: orderId }: Order, amountBaisa: number): Promise<string> {
  const session = await world.bank.gateway.createSession({
    orderId,
    productName: '25',
    amountBaisa,
    successUrl: 'https://vote.example/',
    cancelUrl: 'https://vote.example/',
    expiresInMinutes: 15,
    metadata: {},
  });
  if (!session.ok) throw new Error(session.detail);
  world.bank.sandbox.control.pay(session.value.id, testCards.success);
  return session.value.id;
}

describe('money that buys no votes', () => {
  it('goes back when the slow card was charged after the 15 minutes', async () => {
    const order = await world.placed();
    world.clock.advance(15 * MINUTE - 5_000);
    world.pay(order, testCards.slow);
    world.clock.advance(10_000);
    expect(await world.deliverWebhooks()).toEqual([200]);
    const money = { amount_baisa: 7_500 };
    expect(await world.read(order.id)).toMatchObject({
      status: 'refunded',
      refund: { ...money, state: 'due' },
    });
    await world.work();
    expect(await world.read(order.id)).toMatchObject({
      status: 'refunded',
      refund: { ...money, state: 'done' },
    });
    expect(world.bank.sandbox.control.sessions()).toMatchObject([{ refundId: expect.any(String) }]);
    expect(await votesOfFirst()).toBe(0);
  });

  it('goes back when the order was paid twice', async () => {
    const order = await world.placed();
    world.pay(order);
    const again = await payAlso(order, 7_500);
    expect(await world.deliverWebhooks()).toEqual([200, 200]);
    await world.work();
    const refund = { state: 'done', amount_baisa: 7_500 };
    expect(await world.read(order.id)).toMatchObject({ status: 'paid', refund });
    const sessions = world.bank.sandbox.control.sessions();
    expect(sessions.map(({ id, refundId }) => [id, refundId !== null])).toEqual([
      [sessionOf(order), false],
      [again, true],
    ]);
    expect(await votesOfFirst()).toBe(25);
  });

  it('is told as what came, not as what was ordered, and while some of it is on its way as what still is', async () => {
    const order = await world.placed();
    await payAlso(order, 7_400);
    await payAlso(order, 100);
    await world.deliverWebhooks();
    const refund = { state: 'due', amount_baisa: 7_500 };
    expect(await world.read(order.id)).toMatchObject({ status: 'refunded', refund });
    await world.work();
    expect((await world.read(order.id)).refund).toEqual({ ...refund, state: 'done' });
    await payAlso(order, 200);
    await world.deliverWebhooks();
    expect((await world.read(order.id)).refund).toEqual({ state: 'due', amount_baisa: 200 });
  });

  it('goes back, with the votes, when staff refund a counted order', async () => {
    const order = await world.placed();
    world.pay(order);
    await world.deliverWebhooks();
    await world.server.app.live.writer.submit('refundOrder', {
      orderId: order.id,
      note: null,
      at: world.clock.now(),
    });
    await world.pass(5_000);
    const refund = { state: 'done', amount_baisa: 7_500 };
    expect(await world.read(order.id)).toMatchObject({ status: 'refunded', refund });
    expect(await votesOfFirst()).toBe(0);
    const { receipt_code } = await world.read(order.id);
    const receipt = await fetch(`${world.server.site}/api/voter/receipt/${receipt_code}`);
    expect(await receipt.json()).toMatchObject({ status: 'refunded', refund: 'done', reversal: { seq: 2 } });
  });
});

describe('a key', () => {
  const headers = { 'idempotency-key': 'b7f5a5a0-5a5a-4c4c-8d8d-112233445566' };

  it('answers the same again, also in another language and when the window has closed', async () => {
    const first = await world.order({ headers });
    world.clock.advance(30 * 86_400_000);
    const again = await world.order({
      headers: { ...headers, 'idempotency-key': `"${headers['idempotency-key']}"`, 'accept-language': 'ar' },
      body: { entry_id: ((await first.clone().json()) as VoteReply).data.entry_id },
    });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.text()).toBe(await first.text());
    const replayed = [first, again].map((each) => each.headers.get('idempotency-replayed'));
    expect(replayed).toEqual(['false', 'true']);
  });

  it('makes one order of many requests at once', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => world.order({ headers })));
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(bodies).size).toBe(1);
    expect(world.bank.sandbox.control.sessions()).toHaveLength(1);
  });

  it('refuses another body', async () => {
    await world.placed({ headers });
    const other = await world.order({ headers, body: { votes_count: 26 } });
    expect([other.status, await other.json()]).toMatchObject([422, { code: 'idempotency_key_reused' }]);
  });

  it('whose order never had a session says that it has expired, always in the same words', async () => {
    const body = { entry_id: (await world.contestants())[0]?.voter_id };
    world.bank.sandbox.control.conditions.fault = 'error';
    expect((await world.order({ headers, body })).status).toBe(503);
    world.clock.advance(15 * MINUTE);
    const first = await (await world.order({ headers, body })).text();
    expect((JSON.parse(first) as VoteReply).data).toMatchObject({ status: 'expired', payment: null });
    await world.pass(5_000);
    expect(await (await world.order({ headers, body })).text()).toBe(first);
    expect(world.bank.sandbox.control.sessions()).toEqual([]);
  });

  it('goes on with the order after the gateway was down', async () => {
    world.bank.sandbox.control.conditions.fault = 'error';
    const failed = await world.order({ headers });
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await failed.json()).toMatchObject({ code: 'gateway_unavailable' });
    world.bank.sandbox.control.conditions.fault = 'none';
    const order = await world.placed({ headers });
    expect(order.status).toBe('pending_payment');
    const orders = await world.server.store.database.selectFrom('vote_orders').select('id').execute();
    expect(orders).toEqual([{ id: order.id }]);
  });
});
