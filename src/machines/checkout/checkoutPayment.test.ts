import { describe, expect, it } from 'vitest';
import {
  CARD_ANSWER_MS,
  CARD_SILENCE_MS,
  CONFIRMING_SLOW_MS,
  ORDER_CONFIRM_MS,
  ORDER_WATCH_MS,
  PAYMENT_REDIRECT_MS,
} from '../../../domain/delays.ts';
import { httpError } from '../../../domain/errors.ts';
import * as world from '../../../tests/support/checkoutWorld.ts';
import {
  startAtCard,
  startAtContact,
  startAtOrder,
  startCheckout,
} from '../../../tests/support/startCheckout.ts';

const { orders, order, key } = world;
const busy = httpError({ status: 503 });

describe('the order', () => {
  it('is placed once, however often the visitor presses', async () => {
    const { calls, send, sent, step, taken } = await startAtContact();
    send({ type: 'contact.submitted' });
    send({ type: 'contact.submitted' });
    await calls.answer('prepareOrder', key);
    send({ type: 'contact.submitted' });
    await calls.answer('castVote', order);
    expect(sent).toEqual([
      {
        vote: {
          email: 'huda@example.om',
          phone_number: null,
          civil_id: null,
          currency_id: 1,
          entry_id: world.entryId,
          votes_count: 25,
        },
        key,
      },
    ]);
    expect([step(), taken()[0]]).toEqual([{ paying: 'opening' }, `show ${order.id}`]);
  });

  it('keeps its key through every try, and shows which one it is', async () => {
    const { calls, clock, context, send, sent, step } = await startAtContact();
    send({ type: 'contact.submitted' });
    await calls.answer('prepareOrder', key);
    for (let failure = 1; failure <= 6; failure += 1) {
      await calls.refuse('castVote', busy);
      clock.increment(15_000);
    }
    expect([step(), context().tries]).toEqual([
      'placing',
      { state: 'exhausted', number: 1, error: busy, byHand: false },
    ]);
    send({ type: 'retry.requested' });
    expect(context().tries).toEqual({ state: 'submitting', number: 1, error: busy, byHand: true });
    await calls.answer('castVote', order);
    expect([step(), new Set(sent.map((each) => each.key))]).toEqual([{ paying: 'opening' }, new Set([key])]);
  });

  it('sent before a reload is gone on with under the same key, even when no new one would be taken', async () => {
    const { calls, sent, step } = startCheckout();
    await calls.answer('recallCheckout', world.recalled({ contact: world.contact, key }));
    await calls.answer('loadContestant', world.met.closed);
    expect(step()).toBe('placing');
    await calls.answer('castVote', order);
    expect([step(), sent.map((each) => each.key)]).toEqual([{ paying: 'opening' }, [key]]);
  });

  it('goes under the same key after the form was opened again, and under another one when it was changed', async () => {
    const { calls, clock, context, send, sent, step } = await startAtContact();
    send({ type: 'contact.submitted' });
    await calls.answer('prepareOrder', key);
    for (let failure = 1; failure <= 6; failure += 1) {
      await calls.refuse('castVote', busy);
      clock.increment(15_000);
    }
    send({ type: 'contact.reopened' });
    expect([step(), context().key]).toEqual([{ contact: 'filling' }, key]);
    send({ type: 'contact.submitted' });
    expect([step(), sent.at(-1)?.key]).toEqual(['placing', key]);
    send({ type: 'contact.reopened' });
    send({ type: 'contact.changed', field: 'email', value: 'huda@example.com' });
    send({ type: 'contact.submitted' });
    await calls.answer('prepareOrder', 'another');
    expect(sent.at(-1)).toEqual({ vote: { ...sent[0]!.vote, email: 'huda@example.com' }, key: 'another' });
  });

  it.each([
    ['tooLate', 'closed'],
    ['forNobody', 'unknownContestant'],
    ['invalid', { contact: 'refused' }],
  ] as const)('refused as %s has its final answer, and its key is not used again', async (name, wanted) => {
    const { calls, kept, send, step } = await startAtContact();
    send({ type: 'contact.submitted' });
    await calls.answer('prepareOrder', key);
    await calls.refuse('castVote', world.answers[name].error);
    expect([step(), kept.at(-1)?.key]).toEqual([wanted, null]);
  });
});

describe('the card', () => {
  it('is paid with once, however often the visitor presses', async () => {
    const { context, send, step } = await startAtCard();
    send({ type: 'pay.requested' });
    send({ type: 'pay.requested' });
    send({ type: 'card.submitting' });
    send({ type: 'pay.requested' });
    expect([step(), context().payRequests]).toEqual([{ paying: 'charging' }, 1]);
  });

  it('that is not complete can be completed and paid with', async () => {
    const { context, send, step } = await startAtCard();
    send({ type: 'pay.requested' });
    send({ type: 'card.changed', complete: false });
    send({ type: 'pay.requested' });
    expect([step(), context().payRequests]).toEqual([{ paying: 'sent' }, 2]);
  });

  it('whose fields do not answer can be told again', async () => {
    const { clock, send, step } = await startAtCard();
    send({ type: 'pay.requested' });
    clock.increment(CARD_ANSWER_MS);
    expect(step()).toEqual({ paying: 'filling' });
  });

  it('that is declined leaves the order to be paid with another one', async () => {
    const { context, send, step } = await startAtCard();
    send({ type: 'pay.requested' });
    send({ type: 'card.submitting' });
    send({ type: 'card.finished', outcome: 'declined' });
    expect([step(), context().outcome]).toEqual([{ paying: 'declined' }, 'declined']);
    send({ type: 'pay.requested' });
    expect([step(), context().outcome, context().payRequests]).toEqual([{ paying: 'sent' }, null, 2]);
  });

  it('that falls silent while it charges leaves the outcome unknown, not failed', async () => {
    const { clock, send, step } = await startAtCard();
    send({ type: 'pay.requested' });
    send({ type: 'card.submitting' });
    clock.increment(CARD_SILENCE_MS);
    expect(step()).toEqual({ confirming: 'waiting' });
  });

  it('may take as long as the bank asks', async () => {
    const { clock, send, step } = await startAtCard();
    send({ type: 'card.submitting' });
    send({ type: 'card.challenged' });
    clock.increment(10 * CARD_SILENCE_MS);
    expect(step()).toEqual({ paying: 'challenged' });
  });

  it('is not asked for again when the order turns out to be paid', async () => {
    const { send, step, taken } = await startAtCard();
    send({ type: 'order.received', order: orders.settled });
    expect([step(), taken()]).toEqual(['complete', ['watchOrder ends']]);
  });

  it('can be left for other contact details, which make another order', async () => {
    const { calls, context, send, sent, step } = await startAtCard();
    send({ type: 'contact.reopened' });
    send({ type: 'contact.changed', field: 'email', value: 'salim@example.om' });
    expect([step(), context().order]).toEqual([{ contact: 'filling' }, null]);
    send({ type: 'contact.submitted' });
    await calls.answer('prepareOrder', 'another');
    expect(sent.map((each) => [each.vote.email, each.key])).toEqual([
      ['huda@example.om', key],
      ['salim@example.om', 'another'],
    ]);
  });
});

describe('the outcome', () => {
  const startConfirming = async () => {
    const checkout = await startAtCard();
    checkout.send({ type: 'pay.requested' });
    checkout.send({ type: 'card.submitting' });
    checkout.send({ type: 'card.finished', outcome: 'unknown' });
    return checkout;
  };

  it('is looked for more often while it is unknown, and is slow after a while', async () => {
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

  it('that is a failure heard of lets the order be left', async () => {
    const { kept, send, step } = await startAtCard();
    send({ type: 'card.submitting' });
    expect(kept.at(-1)?.begun).toEqual(world.begun);
    send({ type: 'card.finished', outcome: 'declined' });
    expect(kept.at(-1)?.begun).toBeNull();
    send({ type: 'contact.reopened' });
    expect(step()).toEqual({ contact: 'filling' });
  });

  it('that cannot be asked for is waited for', async () => {
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

  it('paid is shown for two seconds, or as short as the visitor likes', async () => {
    const { clock, send, step, taken } = await startConfirming();
    send({ type: 'order.received', order: orders.settled });
    taken();
    clock.increment(PAYMENT_REDIRECT_MS - 1);
    expect([step(), taken()]).toEqual(['complete', []]);
    clock.increment(1);
    expect([step(), taken()]).toEqual(['leaving', ['visit success']]);
    const hasty = await startAtOrder(orders.settled);
    hasty.send({ type: 'go.requested' });
    expect(hasty.taken()).toEqual(['visit success']);
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

  it('to which the visitor comes back from the gateway is confirmed before it can be paid again', async () => {
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
