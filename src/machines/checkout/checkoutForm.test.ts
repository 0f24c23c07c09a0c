import { describe, expect, it } from 'vitest';
import { LIST_PRICE_BAISA, ORDER_MAX_VOTES } from '../../../domain/limits.ts';
import { QUOTE_PAUSE_MS, VALIDATION_BANNER_MS } from '../../../domain/delays.ts';
import { fieldErrors, networkError } from '../../../domain/errors.ts';
import * as world from '../../../tests/support/checkout/checkoutWorld.ts';
import { quoteOf } from '../../../tests/support/payments/orderFixtures.ts';
import {
  startAtContact,
  startCheckout,
  startRecalled,
} from '../../../tests/support/checkout/startCheckout.ts';
import { contactErrors, isOrderable } from './checkoutForm.ts';

const { recalled, met } = world;

const startChoosing = (votes = '25') => startRecalled({ page: 'votes', votes });

describe('a checkout that begins', () => {
  it('without a contestant and without an order sends the visitor to the leaderboard', async () => {
    const { calls, step, taken } = startCheckout();
    await calls.answer('recallCheckout', recalled({ entryId: null }));
    expect([step(), taken()]).toEqual(['leaving', ['visit leaderboard']]);
  });

  it('at its end without an order sends the visitor to the leaderboard', async () => {
    const { calls, step, taken } = startCheckout();
    await calls.answer('recallCheckout', recalled({ page: 'success' }));
    expect([step(), taken()]).toEqual(['leaving', ['visit leaderboard']]);
  });

  it('reports a contestant that the board does not list', async () => {
    const { step } = await startRecalled({}, met.nobody);
    expect(step()).toBe('unknownContestant');
  });

  it('reports a closed window before anything is typed', async () => {
    const { step } = await startRecalled({ page: 'votes' }, met.closed);
    expect(step()).toBe('closed');
  });

  it('goes back to the votes if the payment page has no vote count', async () => {
    const { step, taken } = await startRecalled({ votes: '' });
    expect([step(), taken()]).toEqual(['leaving', ['visit votes']]);
  });

  it('can be retried if the board or the order fails to load', async () => {
    const { calls, context, send, step } = startCheckout();
    await calls.answer('recallCheckout', recalled());
    await calls.refuse('loadContestant', networkError);
    expect([step(), context().failure]).toEqual(['contestantFailed', networkError]);
    send({ type: 'retry.requested' });
    await calls.answer('loadContestant', met.open);
    expect([step(), context().failure]).toEqual([{ contact: 'filling' }, null]);
    const other = startCheckout();
    await other.calls.answer('recallCheckout', recalled({ orderId: 'order' }));
    await other.calls.refuse('findOrder', networkError);
    expect([other.step(), other.context().failure]).toEqual(['orderFailed', networkError]);
  });

  it('reports an unknown order', async () => {
    const { calls, step } = startCheckout();
    await calls.answer('recallCheckout', recalled({ orderId: 'nobody' }));
    await calls.refuse('findOrder', world.unknown);
    expect(step()).toBe('unknownOrder');
  });
});

describe('choosing votes', () => {
  it('asks once more above 500 votes, and goes on or back as the voter says', async () => {
    const { send, step, taken } = await startChoosing('501');
    send({ type: 'next.requested' });
    expect([step(), taken()]).toEqual([{ choosing: 'confirmingSum' }, []]);
    send({ type: 'sum.rejected' });
    expect(step()).toEqual({ choosing: 'typing' });
    send({ type: 'next.requested' });
    send({ type: 'sum.confirmed' });
    expect([step(), taken()]).toEqual(['leaving', ['visit payment']]);
  });

  it('asks nothing more up to 500 votes', async () => {
    const { send, step } = await startChoosing('500');
    send({ type: 'next.requested' });
    expect(step()).toBe('leaving');
  });

  it('loads the price at once, and again when the visitor pauses', async () => {
    const { calls, clock, context, price, send } = await startChoosing();
    expect(price()).toBe('asking');
    await calls.answer('readQuote', quoteOf(25));
    expect([price(), context().quote]).toEqual(['known', quoteOf(25)]);
    send({ type: 'votes.changed', votes: '7' });
    clock.increment(QUOTE_PAUSE_MS - 1);
    send({ type: 'votes.changed', votes: '75' });
    clock.increment(QUOTE_PAUSE_MS - 1);
    expect([price(), context().quote?.votes_count]).toEqual(['pausing', 25]);
    clock.increment(1);
    await calls.answer('readQuote', quoteOf(75));
    expect([price(), context().quote]).toEqual(['known', quoteOf(75)]);
  });

  it('never shows the price of an older number for a newer one', async () => {
    const { calls, clock, context, send } = await startChoosing();
    send({ type: 'votes.changed', votes: '75' });
    await calls.answer('readQuote', quoteOf(25));
    expect(context().quote).toBeNull();
    clock.increment(QUOTE_PAUSE_MS);
    await calls.answer('readQuote', quoteOf(75));
    expect(context().quote).toEqual(quoteOf(75));
    send({ type: 'votes.changed', votes: '' });
    expect(context().quote).toBeNull();
  });

  it('reports a failed price and reloads it on demand', async () => {
    const { calls, price, send } = await startChoosing();
    await calls.refuse('readQuote', networkError);
    expect(price()).toBe('failed');
    send({ type: 'price.retried' });
    expect(price()).toBe('asking');
  });

  it.each(['', '0', '-1', '1.5', '1e3', '٢٥', String(ORDER_MAX_VOTES + 1)])(
    'does not go on with "%s"',
    async (votes) => {
      const { context, price, send, step, taken } = await startChoosing();
      send({ type: 'votes.changed', votes });
      send({ type: 'next.requested' });
      expect([step(), price(), context().votesJudged, taken()]).toEqual([
        { choosing: 'typing' },
        'unasked',
        true,
        [],
      ]);
    },
  );

  it('accepts any number from 1 to the limit of an order, with or without a price', async () => {
    expect(['1', '25', String(ORDER_MAX_VOTES)].map(isOrderable)).toEqual([true, true, true]);
    const { kept, send, step, taken } = await startChoosing();
    send({ type: 'votes.changed', votes: '1' });
    send({ type: 'next.requested' });
    expect([step(), taken(), kept.at(-1)?.votes]).toEqual(['leaving', ['visit payment'], '1']);
    expect(quoteOf(1).total_baisa).toBe(LIST_PRICE_BAISA);
  });
});

describe('the contact details', () => {
  it('are validated on leaving a field after its first edit', async () => {
    const { context, send } = await startAtContact();
    const errors = () => contactErrors(context());
    send({ type: 'contact.left', field: 'phone_number' });
    send({ type: 'contact.changed', field: 'phone_number', value: '12' });
    expect(errors().phone_number).toBeUndefined();
    send({ type: 'contact.left', field: 'phone_number' });
    expect(errors().phone_number).toEqual({ code: 'phoneLength' });
    send({ type: 'contact.changed', field: 'phone_number', value: '123456' });
    expect(errors().phone_number).toBeUndefined();
  });

  it('are all validated on submit, and nothing is sent while one is invalid', async () => {
    const { context, send, step } = await startAtContact();
    send({ type: 'contact.changed', field: 'email', value: '' });
    send({ type: 'contact.submitted' });
    expect([step(), contactErrors(context()).email]).toEqual([
      { contact: 'filling' },
      { code: 'emailRequired' },
    ]);
  });

  it('survive a reload, valid or not', async () => {
    const { kept, send } = await startAtContact();
    send({ type: 'contact.changed', field: 'civil_id', value: '1' });
    expect(kept.at(-1)).toEqual({
      entryId: world.entryId,
      votes: '25',
      contact: { ...world.contact, civil_id: '1' },
      key: null,
      begun: null,
      refusedVotes: null,
    });
  });

  it("show the server's refusal until they are changed, and its banner for five seconds", async () => {
    const { calls, clock, context, send, step } = await startAtContact();
    send({ type: 'contact.submitted' });
    await calls.answer('prepareOrder', world.key);
    await calls.refuse('castVote', world.invalid);
    expect([step(), context().refusal, contactErrors(context()).email]).toEqual([
      { contact: 'bannered' },
      world.invalid,
      { sentence: 'No such domain.' },
    ]);
    clock.increment(VALIDATION_BANNER_MS - 1);
    expect(step()).toEqual({ contact: 'bannered' });
    clock.increment(1);
    expect([step(), contactErrors(context()).email]).toEqual([
      { contact: 'filling' },
      { sentence: 'No such domain.' },
    ]);
    send({ type: 'contact.changed', field: 'email', value: 'huda@example.com' });
    expect(contactErrors(context()).email).toBeUndefined();
    send({ type: 'contact.submitted' });
    expect(context().refusal).toBeNull();
  });

  it.each([
    ['of a field that the form does not have', world.entryRefused],
    ['of such a field and one of the form', world.bothRefused],
    ['without fields', fieldErrors({}, { status: 422 })],
  ])('stand beside a refusal %s, without a banner', async (_, error) => {
    const { calls, context, send, step } = await startAtContact();
    send({ type: 'contact.submitted' });
    await calls.answer('prepareOrder', world.key);
    await calls.refuse('castVote', error);
    expect([step(), context().refusal]).toEqual([{ contact: 'refused' }, error]);
  });
});
