import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentWorld, sessionOf, testCards } from '../../tests/support/payments/paymentWorld.ts';

const MINUTE = 60_000;

let world: PaymentWorld;
beforeEach(async () => {
  world = await PaymentWorld.start();
});
afterEach(() => world.close());

const votesOfFirst = async () => (await world.contestants())[0]?.total_votes;

describe('money that buys no votes', () => {
  it('is refunded when the slow card was charged after the 15 minutes', async () => {
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

  it('is refunded when the order was paid twice', async () => {
    const order = await world.placed();
    world.pay(order);
    const again = await world.payAlso(order, 7_500);
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

  it('shows as the paid amount, not the ordered one, and as pending while a part is', async () => {
    const order = await world.placed();
    await world.payAlso(order, 7_400);
    await world.payAlso(order, 100);
    await world.deliverWebhooks();
    const refund = { state: 'due', amount_baisa: 7_500 };
    expect(await world.read(order.id)).toMatchObject({ status: 'refunded', refund });
    await world.work();
    expect((await world.read(order.id)).refund).toEqual({ ...refund, state: 'done' });
    await world.payAlso(order, 200);
    await world.deliverWebhooks();
    expect((await world.read(order.id)).refund).toEqual({ state: 'due', amount_baisa: 200 });
  });

  it('is refunded, with the votes, when staff refund a counted order', async () => {
    const order = await world.placed();
    world.pay(order);
    await world.deliverWebhooks();
    await world.server.app.live.writer.submit('refundOrder', {
      orderId: order.id,
      note: null,
      actor: 'operator:test',
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
