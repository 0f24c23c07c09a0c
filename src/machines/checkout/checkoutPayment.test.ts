import { describe, expect, it } from 'vitest';
import { CARD_ANSWER_MS, CARD_SILENCE_MS } from '../../../domain/delays.ts';
import { httpError } from '../../../domain/errors.ts';
import * as world from '../../../tests/support/checkout/checkoutWorld.ts';
import { startAtCard, startAtContact, startCheckout } from '../../../tests/support/checkout/startCheckout.ts';

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

describe('the order that was sent before', () => {
  it('and is paid already is complete', async () => {
    const { calls, send, step } = await startAtContact();
    send({ type: 'contact.submitted' });
    await calls.answer('prepareOrder', key);
    await calls.answer('castVote', orders.settled);
    expect(step()).toBe('complete');
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
    expect(step()).toEqual({ paying: 'filling' });
    send({ type: 'pay.requested' });
    expect([step(), context().payRequests]).toEqual([{ paying: 'sent' }, 2]);
  });

  it('that is found not to be complete while it is charged can be completed', async () => {
    const { send, step } = await startAtCard();
    send({ type: 'card.submitting' });
    send({ type: 'card.changed', complete: false });
    expect(step()).toEqual({ paying: 'filling' });
  });

  it('is known to be charged from its first moment, also after another was declined', async () => {
    const { kept, send } = await startAtCard();
    send({ type: 'pay.requested' });
    send({ type: 'card.submitting' });
    expect(kept.at(-1)?.begun).toEqual(world.begun);
    send({ type: 'card.finished', outcome: 'declined' });
    expect(kept.at(-1)?.begun).toBeNull();
    send({ type: 'card.submitting' });
    expect(kept.at(-1)?.begun).toEqual(world.begun);
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
