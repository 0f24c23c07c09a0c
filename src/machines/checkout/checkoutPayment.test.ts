import { describe, expect, it } from 'vitest';
import { CARD_ANSWER_MS, CARD_SILENCE_MS } from '../../../domain/delays.ts';
import { httpError } from '../../../domain/errors.ts';
import * as world from '../../../tests/support/checkout/checkoutWorld.ts';
import { startAtCard, startAtContact, startRecalled } from '../../../tests/support/checkout/startCheckout.ts';

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

  it('keeps its key through every retry, and shows the number of the retry', async () => {
    const { calls, clock, context, send, sent, step } = await startAtContact();
    send({ type: 'contact.submitted' });
    await calls.answer('prepareOrder', key);
    for (let failure = 1; failure <= 6; failure += 1) {
      await calls.refuse('castVote', busy);
      clock.increment(15_000);
    }
    expect([step(), context().tries]).toEqual([
      'placing',
      { state: 'exhausted', number: 6, limit: 10, error: busy, byHand: false },
    ]);
    send({ type: 'retry.requested' });
    expect(context().tries).toEqual({ state: 'submitting', number: 6, limit: 10, error: busy, byHand: true });
    await calls.answer('castVote', order);
    expect([step(), new Set(sent.map((each) => each.key))]).toEqual([{ paying: 'opening' }, new Set([key])]);
  });

  it('resumes after a reload under the same key, even if voting has closed', async () => {
    const { calls, sent, step } = await startRecalled({ contact: world.contact, key }, world.met.closed);
    expect(step()).toBe('placing');
    await calls.answer('castVote', order);
    expect([step(), sent.map((each) => each.key)]).toEqual([{ paying: 'opening' }, [key]]);
  });

  it('keeps its key for an unchanged form, and gets a new one after a change', async () => {
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
    ['invalid', { contact: 'bannered' }],
    ['entryRefused', { contact: 'refused' }],
    ['tooMany', 'leaving'],
  ] as const)('refused as %s has its final answer, and its key is not used again', async (name, wanted) => {
    const { calls, kept, send, step } = await startAtContact();
    send({ type: 'contact.submitted' });
    await calls.answer('prepareOrder', key);
    await calls.refuse('castVote', world.answers[name].error);
    expect([step(), kept.at(-1)?.key]).toEqual([wanted, null]);
  });
});

describe('the order that was sent before', () => {
  it('is complete if it is already paid', async () => {
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

  it('can be completed and used', async () => {
    const { context, send, step } = await startAtCard();
    send({ type: 'pay.requested' });
    send({ type: 'card.changed', complete: false });
    expect(step()).toEqual({ paying: 'filling' });
    send({ type: 'pay.requested' });
    expect([step(), context().payRequests]).toEqual([{ paying: 'sent' }, 2]);
  });

  it('can be completed if it turns out incomplete while charging', async () => {
    const { send, step } = await startAtCard();
    send({ type: 'card.submitting' });
    send({ type: 'card.changed', complete: false });
    expect(step()).toEqual({ paying: 'filling' });
  });

  it('counts as charging from the first moment, also after a declined one', async () => {
    const { kept, send } = await startAtCard();
    send({ type: 'pay.requested' });
    send({ type: 'card.submitting' });
    expect(kept.at(-1)?.begun).toEqual(world.begun);
    send({ type: 'card.finished', outcome: 'declined' });
    expect(kept.at(-1)?.begun).toBeNull();
    send({ type: 'card.submitting' });
    expect(kept.at(-1)?.begun).toEqual(world.begun);
  });

  it('can be used again if its fields do not answer', async () => {
    const { clock, send, step } = await startAtCard();
    send({ type: 'pay.requested' });
    clock.increment(CARD_ANSWER_MS);
    expect(step()).toEqual({ paying: 'filling' });
  });

  it('leaves the order payable after it is declined', async () => {
    const { context, send, step } = await startAtCard();
    send({ type: 'pay.requested' });
    send({ type: 'card.submitting' });
    send({ type: 'card.finished', outcome: 'declined' });
    expect([step(), context().outcome]).toEqual([{ paying: 'declined' }, 'declined']);
    send({ type: 'pay.requested' });
    expect([step(), context().outcome, context().payRequests]).toEqual([{ paying: 'sent' }, null, 2]);
  });

  it('leaves the outcome unknown if it falls silent while charging', async () => {
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

  it('is not requested again once the order is paid', async () => {
    const { send, step, taken } = await startAtCard();
    send({ type: 'order.received', order: orders.settled });
    expect([step(), taken()]).toEqual(['complete', ['watchOrder ends']]);
  });

  it('can be left for other contact details, which make a new order', async () => {
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
