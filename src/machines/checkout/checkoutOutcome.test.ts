import { describe, expect, it } from 'vitest';
import {
  CARD_ANSWER_MS,
  CONFIRMING_SLOW_MS,
  ORDER_CONFIRM_MS,
  ORDER_WATCH_MS,
  PAYMENT_REDIRECT_MS,
} from '../../../domain/delays.ts';
import * as world from '../../../tests/support/checkout/checkoutWorld.ts';
import { startAtCard, startAtOrder } from '../../../tests/support/checkout/startCheckout.ts';

const { orders, order } = world;

describe('the outcome', () => {
  const startConfirming = async () => {
    const checkout = await startAtCard();
    checkout.send({ type: 'pay.requested' });
    checkout.send({ type: 'card.submitting' });
    checkout.send({ type: 'card.finished', outcome: 'unknown' });
    return checkout;
  };

  it('is polled more often while it is unknown, and counts as slow after a while', async () => {
    const { clock, send, step, taken } = await startConfirming();
    const watch = (everyMs: number, atOnce: boolean) =>
      JSON.stringify({ orderId: order.id, everyMs, atOnce });
    expect(taken()).toEqual([
      'watchOrder ends',
      `watchOrder ${watch(ORDER_CONFIRM_MS, true)}`,
      'watchNetwork undefined',
    ]);
    clock.increment(CONFIRMING_SLOW_MS);
    send({ type: 'order.received', order });
    expect(step()).toEqual({ confirming: 'slow' });
    send({ type: 'check.requested' });
    expect(taken()).toEqual(['watchOrder hears check.requested']);
    send({ type: 'payment.reopened' });
    expect([step(), taken().at(-1)]).toEqual([
      { paying: 'opening' },
      `watchOrder ${watch(ORDER_WATCH_MS, false)}`,
    ]);
  });

  it('unknown holds the order: nothing that would make another one is heard until it is known', async () => {
    const { clock, context, send, step } = await startConfirming();
    clock.increment(CONFIRMING_SLOW_MS);
    send({ type: 'payment.reopened' });
    send({ type: 'contact.reopened' });
    expect([step(), context().order?.id]).toEqual([{ paying: 'opening' }, order.id]);
    send({ type: 'card.ready' });
    send({ type: 'contact.reopened' });
    expect(step()).toEqual({ paying: 'filling' });
    send({ type: 'order.received', order: orders.declined });
    send({ type: 'contact.reopened' });
    expect(step()).toEqual({ contact: 'filling' });
  });

  it('unknown holds the order through a reload, also after an earlier attempt failed', async () => {
    const begun = { orderId: order.id, attemptAt: world.attempt.at };
    const { context, send, step } = await startAtOrder(orders.declined, { begun });
    expect(context().outcome).toBeNull();
    send({ type: 'contact.reopened' });
    expect(step()).toEqual({ paying: 'opening' });
    const later = await startAtOrder(orders.declined, { begun: world.begun });
    later.send({ type: 'contact.reopened' });
    expect(later.step()).toEqual({ contact: 'filling' });
  });

  it("of the gateway's own page can be paid for again while it is unknown, but not ordered anew", async () => {
    const { clock, send, step } = await startAtOrder(orders.elsewhere, { begun: world.begun });
    clock.increment(CONFIRMING_SLOW_MS);
    send({ type: 'payment.reopened' });
    send({ type: 'contact.reopened' });
    expect(step()).toEqual({ paying: 'elsewhere' });
  });

  it('allows leaving the order after a known failure', async () => {
    const { kept, send, step } = await startAtCard();
    send({ type: 'card.submitting' });
    expect(kept.at(-1)?.begun).toEqual(world.begun);
    send({ type: 'card.finished', outcome: 'declined' });
    expect(kept.at(-1)?.begun).toBeNull();
    send({ type: 'contact.reopened' });
    expect(step()).toEqual({ contact: 'filling' });
  });

  it('is awaited if it cannot be read', async () => {
    const { send, step } = await startConfirming();
    send({ type: 'network.lost' });
    expect(step()).toEqual({ confirming: 'offline' });
    send({ type: 'network.returned' });
    expect(step()).toEqual({ confirming: 'slow' });
  });

  it.each([
    ['settled', 'complete'],
    ['review', 'complete'],
    ['refunded', 'refunded'],
    ['expired', 'expired'],
    ['stopped', 'stopped'],
    ['declined', { paying: 'opening' }],
    ['payable', { confirming: 'waiting' }],
    ['unsure', { confirming: 'waiting' }],
  ] as const)('is what the order says: %s', async (name, wanted) => {
    const { send, step } = await startConfirming();
    send({ type: 'order.received', order: orders[name] });
    expect(step()).toEqual(wanted);
  });

  it('of a second attempt is not taken from the record of the first', async () => {
    const { context, send, step } = await startAtCard();
    send({ type: 'pay.requested' });
    send({ type: 'card.finished', outcome: 'declined' });
    send({ type: 'pay.requested' });
    send({ type: 'card.finished', outcome: 'unknown' });
    send({ type: 'order.received', order: orders.declined });
    expect(step()).toEqual({ confirming: 'waiting' });
    const later = { outcome: 'insufficient_funds', at: world.attempt.at + 1 } as const;
    send({ type: 'order.received', order: { ...order, last_attempt: later } });
    expect([step(), context().outcome]).toEqual([{ paying: 'opening' }, 'insufficient_funds']);
    send({ type: 'card.ready' });
    expect(step()).toEqual({ paying: 'declined' });
  });

  it('shows a paid order for two seconds, or until the visitor continues', async () => {
    const { clock, kept, send, step, taken } = await startConfirming();
    send({ type: 'order.received', order: orders.settled });
    expect(kept.at(-1)?.begun).toBeNull();
    taken();
    clock.increment(PAYMENT_REDIRECT_MS - 1);
    expect([step(), taken()]).toEqual(['complete', []]);
    clock.increment(1);
    expect([step(), taken()]).toEqual(['leaving', ['visit success']]);
    const hasty = await startAtOrder(orders.settled);
    hasty.send({ type: 'go.requested' });
    expect([hasty.step(), hasty.taken()]).toEqual(['leaving', ['visit success']]);
  });
});

describe('an address that names an order', () => {
  it.each([
    ['payable', { paying: 'opening' }],
    ['declined', { paying: 'opening' }],
    ['elsewhere', { paying: 'elsewhere' }],
    ['unsure', { confirming: 'waiting' }],
    ['settled', 'complete'],
    ['refunded', 'refunded'],
    ['expired', 'expired'],
    ['stopped', 'stopped'],
  ] as const)('finds it after a reload, as it stands: %s', async (name, wanted) => {
    const { context, step } = await startAtOrder(orders[name]);
    expect([step(), context().contestant, context().quote]).toEqual([wanted, world.contestant, order.quote]);
  });

  it('finds it on the page of success too', async () => {
    const { step } = await startAtOrder(orders.settled, { page: 'success' });
    expect(step()).toBe('settled');
    const early = await startAtOrder(order, { page: 'success' });
    expect([early.step(), early.taken()]).toEqual(['leaving', ['visit payment']]);
  });

  it('confirms an order after a return from the gateway before it can be paid again', async () => {
    const { clock, kept, send, step, taken } = await startAtOrder(orders.elsewhere);
    send({ type: 'pay.requested' });
    expect([step(), taken().at(-1), kept.at(-1)?.begun]).toEqual([
      { paying: 'away' },
      'visit gateway',
      world.begun,
    ]);
    const back = await startAtOrder(orders.elsewhere, { begun: world.begun });
    expect(back.step()).toEqual({ confirming: 'waiting' });
    back.send({ type: 'order.received', order: orders.elsewhereCancelled });
    expect([back.step(), back.context().outcome]).toEqual([{ paying: 'elsewhere' }, 'cancelled']);
    clock.increment(CARD_ANSWER_MS);
    expect(step()).toEqual({ paying: 'elsewhere' });
  });
});
