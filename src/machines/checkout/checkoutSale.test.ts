import { describe, expect, it } from 'vitest';
import { CONFIRMING_SLOW_MS } from '../../../domain/delays.ts';
import * as world from '../../../tests/support/checkout/checkoutWorld.ts';
import {
  startAtCard,
  startAtContact,
  startAtOrder,
  startCheckout,
  startRecalled,
} from '../../../tests/support/checkout/startCheckout.ts';
import type { Sale } from '../../../domain/sale.ts';

const { sales, order, orders } = world;

const says = (sale: Sale) => ({ type: 'sale.changed', sale }) as const;

describe('a checkout whose group closes', () => {
  it('watches the sale of its contestant from the first board on', async () => {
    const { sale, watched } = await startRecalled({ page: 'votes' });
    expect([sale(), watched]).toEqual([{ watched: 'open' }, [{ entryId: world.entryId }]]);
  });

  it('counts down, then sells nothing more while votes are chosen or confirmed', async () => {
    const { sale, send, step, taken } = await startRecalled({ page: 'votes', votes: '750' });
    send(says(sales.closing));
    expect([sale(), step()]).toEqual([{ watched: 'closing' }, { choosing: 'typing' }]);
    send({ type: 'next.requested' });
    send(says(sales.closed));
    expect([sale(), step()]).toEqual([{ watched: 'closed' }, 'closed']);
    taken();
    send({ type: 'sum.confirmed' });
    send({ type: 'next.requested' });
    expect([step(), taken()]).toEqual(['closed', []]);
  });

  it('sends no order of a form that is still being filled in', async () => {
    const { send, sent, step } = await startAtContact();
    send(says(sales.closed));
    send({ type: 'contact.submitted' });
    expect([step(), sent]).toEqual(['closed', []]);
  });

  it('lets the server judge an order that is on its way, and offers no other after it', async () => {
    const { calls, send, step } = await startAtContact();
    send({ type: 'contact.submitted' });
    await calls.answer('prepareOrder', world.key);
    send(says(sales.closed));
    expect(step()).toBe('placing');
    send({ type: 'contact.reopened' });
    expect(step()).toBe('closed');
  });

  it('lets an order that was placed in time be paid, but not be exchanged for another one', async () => {
    const { send, step } = await startAtCard();
    send(says(sales.closed));
    send({ type: 'contact.reopened' });
    expect(step()).toEqual({ paying: 'filling' });
    send({ type: 'pay.requested' });
    expect(step()).toEqual({ paying: 'sent' });
  });

  it.each([
    ['card fields that open', orders.payable, undefined],
    ['card fields that are ready', orders.payable, 'card.ready'],
    ['card fields that were declined', orders.declined, 'card.ready'],
    ["the gateway's own page", orders.elsewhere, undefined],
  ] as const)('begins no payment by %s once the time of the order has ended', async (_, each, type) => {
    const { send, step } = await startAtOrder(each);
    if (type) send({ type });
    send(says({ ...sales.outOfTime, now: order.expires_at - 1 }));
    expect(step()).toHaveProperty('paying');
    send(says(sales.outOfTime));
    expect(step()).toEqual({ confirming: 'waiting' });
  });

  it('reopens no payment once the time of the order has ended', async () => {
    const { clock, send, step } = await startAtOrder(order);
    send(says(sales.outOfTime));
    clock.increment(CONFIRMING_SLOW_MS);
    send({ type: 'payment.reopened' });
    expect(step()).toEqual({ confirming: 'slow' });
  });

  it('lets a payment that has begun end by itself, whatever the clock says', async () => {
    const { send, step } = await startAtCard();
    send({ type: 'card.submitting' });
    send(says(sales.outOfTime));
    expect(step()).toEqual({ paying: 'charging' });
  });

  it('that was withdrawn sells nothing, though its group is open', async () => {
    const { sale, send, step } = await startAtContact();
    send(says(sales.withdrawn));
    expect([sale(), step()]).toEqual([{ watched: 'closed' }, 'closed']);
  });
});

describe('a checkout whose group is closed', () => {
  it('begins as soon as the group opens', async () => {
    const { send, step } = await startRecalled(
      { page: 'votes' },
      { ...world.met.open, sale: sales.upcoming },
    );
    expect(step()).toBe('closed');
    send(says(sales.upcoming));
    expect(step()).toBe('closed');
    send(says(sales.open));
    expect(step()).toEqual({ choosing: 'typing' });
  });

  it('stays closed after a refusal of the server, while the board still says open', async () => {
    const { calls, send, step } = await startAtContact();
    send({ type: 'contact.submitted' });
    await calls.answer('prepareOrder', world.key);
    await calls.refuse('castVote', world.answers.tooLate.error);
    expect(step()).toBe('closed');
    send(says(sales.open));
    expect(step()).toBe('closed');
  });
});

describe('the sale of an order', () => {
  it('is watched although the board did not answer when the order was found', async () => {
    const { calls, sale, watched } = startCheckout();
    await calls.answer('recallCheckout', world.recalled({ orderId: order.id }));
    await calls.answer('findOrder', { ...world.found(order), sale: null });
    expect([sale(), watched]).toEqual([{ watched: 'open' }, [{ entryId: order.entry_id }]]);
  });

  it('is watched on the page of payment, and not on the page of success', async () => {
    const unpaid = await startAtOrder(order);
    expect(unpaid.sale()).toEqual({ watched: 'open' });
    const done = await startAtOrder(orders.settled, { page: 'success' });
    expect(done.sale()).toBe('unknown');
  });
});
