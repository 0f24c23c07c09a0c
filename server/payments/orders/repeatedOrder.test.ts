import { expect, it } from 'vitest';
import { ORDER_PAYMENT_MS } from '../../../domain/delays.ts';
import { entryId, opens, switches } from '../../../tests/support/catalogue/seasonFixture.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { paidSession } from '../../../tests/support/payments/orders.ts';
import { key, orderRequest, tooSoon, useOrderTaking } from '../../../tests/support/payments/orderTaking.ts';

forEachDatabase('an order that arrives again with its key', ({ open }) => {
  const { season, desk, takerWith, orders } = useOrderTaking(open);

  it('gets its first answer again with its key, beyond the rate limit and after the window', async () => {
    const first = await desk.takeOrder(orderRequest({ key }));
    desk.clock.advance(switches - opens);
    expect(await desk.takeOrder(orderRequest({ key, admit: tooSoon }))).toEqual({ ...first, replayed: true });
    const other = { kind: 'refused', status: 422, code: 'idempotency_key_reused' };
    expect(await desk.takeOrder(orderRequest({ key, admit: tooSoon }, 26))).toEqual(other);
    expect(await desk.takeOrder(orderRequest({ key: 'l'.repeat(22) }))).toMatchObject({
      code: 'voting_closed',
    });
    expect([desk.sessions.length, (await orders()).length]).toEqual([1, 1]);
  });

  it.each([
    { leftMs: 20_000, minutes: 1 },
    { leftMs: 90_000, minutes: 2 },
  ])('is resumed with its key once the gateway is back, $leftMs ms before its end', async (left) => {
    desk.isGatewayUp = false;
    const failed = { kind: 'refused', status: 503, code: 'gateway_unavailable', retryAfter: 2 };
    expect(await desk.takeOrder(orderRequest({ key }))).toEqual(failed);
    expect(desk.heard).toEqual(['status 500']);
    desk.isGatewayUp = true;
    desk.clock.advance(ORDER_PAYMENT_MS - left.leftMs);
    expect(await desk.takeOrder(orderRequest({ key, admit: tooSoon }))).toMatchObject({
      code: 'too_many_requests',
    });
    expect(await desk.takeOrder(orderRequest({ key }))).toMatchObject({ kind: 'answered', replayed: false });
    expect(desk.sessions).toMatchObject([{ expiresInMinutes: 15 }, { expiresInMinutes: left.minutes }]);
    expect(await orders()).toMatchObject([{ status: 'pending_payment' }]);
  });

  it.each([0, ORDER_PAYMENT_MS])('shows as paid when it is resumed %i ms after its payment', async (ms) => {
    desk.isGatewayUp = false;
    await desk.takeOrder(orderRequest({ key }));
    const [order] = await orders();
    await season.writer.submit('settlePayment', paidSession(order!.id));
    desk.isGatewayUp = true;
    desk.clock.advance(ms);
    const answer = await desk.takeOrder(orderRequest({ key }));
    expect(JSON.parse('body' in answer ? answer.body : '')).toMatchObject({
      data: { status: 'paid', payment: null, receipt_code: order?.receipt_code },
    });
    expect(await orders()).toMatchObject([{ status: 'paid' }]);
  });

  it('has expired when it is resumed after its time, and gets no session', async () => {
    desk.isGatewayUp = false;
    await desk.takeOrder(orderRequest({ key }));
    desk.isGatewayUp = true;
    desk.clock.advance(ORDER_PAYMENT_MS);
    const answer = await desk.takeOrder(orderRequest({ key }));
    expect(answer).toMatchObject({ kind: 'answered', status: 200, replayed: false });
    expect(JSON.parse('body' in answer ? answer.body : '')).toMatchObject({
      data: { status: 'expired', payment: null },
    });
    expect(desk.sessions).toHaveLength(1);
  });

  it('waits for an equal one under way, and is refused with another body', async () => {
    const opened = Promise.withResolvers<void>();
    desk.gate = opened.promise;
    const first = desk.takeOrder(orderRequest({ key }));
    expect(await desk.takeOrder(orderRequest({ key }, 26))).toMatchObject({ code: 'idempotency_key_reused' });
    const second = desk.takeOrder(orderRequest({ key }));
    opened.resolve();
    expect(await second).toEqual({ ...(await first), replayed: true });
    expect(desk.sessions).toHaveLength(1);
  });

  it('is to come again when an equal one under way takes too long', async () => {
    const opened = Promise.withResolvers<void>();
    desk.gate = opened.promise;
    desk.takeOrder = takerWith({ patienceMs: 20 });
    const first = desk.takeOrder(orderRequest({ key }));
    const working = { kind: 'refused', status: 503, code: 'still_working', retryAfter: 1 };
    expect(await desk.takeOrder(orderRequest({ key }))).toEqual(working);
    opened.resolve();
    expect(await first).toMatchObject({ kind: 'answered', replayed: false });
  });

  it('shares the refusal of an equal one under way', async () => {
    const both = await Promise.all([1, 2].map(() => desk.takeOrder(orderRequest({ key }, 25, entryId(4)))));
    expect(both).toEqual([both[0], both[0]]);
    expect(both[0]).toEqual({ kind: 'refused', status: 403, code: 'voting_closed' });
  });
});
