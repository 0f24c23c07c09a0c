import { describe, expect, it } from 'vitest';
import { VALIDATION_BANNER_MS } from '../../../domain/delays.ts';
import * as world from '../../../tests/support/checkout/checkoutWorld.ts';
import { startAtContact, startRecalled } from '../../../tests/support/checkout/startCheckout.ts';

const startRefused = (votes = '25') => startRecalled({ page: 'votes', votes, refusedVotes: world.tooMany });

describe('a number of votes that the server refuses', () => {
  it('leads back to where it is chosen, with the sentence of the server', async () => {
    const { calls, kept, send, step, taken } = await startAtContact();
    send({ type: 'contact.submitted' });
    await calls.answer('prepareOrder', world.key);
    await calls.refuse('castVote', world.votesRefused);
    expect([step(), taken().at(-1)]).toEqual(['leaving', 'visit votes']);
    expect(kept.at(-1)).toEqual({
      entryId: world.entryId,
      votes: '25',
      contact: world.contact,
      key: null,
      begun: null,
      refusedVotes: world.tooMany,
    });
  });

  it('shows it until another number is typed, and the banner for five seconds', async () => {
    const { clock, context, price, step } = await startRefused();
    clock.increment(VALIDATION_BANNER_MS - 1);
    expect([step(), price()]).toEqual([{ choosing: 'bannered' }, 'asking']);
    clock.increment(1);
    expect([step(), context().refusedVotes]).toEqual([{ choosing: 'typing' }, world.tooMany]);
    const hasty = await startRefused();
    hasty.send({ type: 'votes.changed', votes: '20' });
    expect([hasty.step(), hasty.context().refusedVotes, hasty.kept.at(-1)?.refusedVotes]).toEqual([
      { choosing: 'typing' },
      null,
      null,
    ]);
  });

  it('may be sent again, and is then judged anew', async () => {
    const { kept, send, taken } = await startRefused();
    send({ type: 'next.requested' });
    expect([taken(), kept.at(-1)?.refusedVotes]).toEqual([['visit payment'], null]);
    const large = await startRefused('750');
    large.send({ type: 'next.requested' });
    large.send({ type: 'sum.confirmed' });
    expect([large.taken(), large.kept.at(-1)?.refusedVotes]).toEqual([['visit payment'], null]);
  });

  it('matters on the page of votes only', async () => {
    const { calls, kept, send, step } = await startRecalled({
      contact: world.contact,
      refusedVotes: world.tooMany,
    });
    expect(step()).toEqual({ contact: 'filling' });
    send({ type: 'contact.submitted' });
    await calls.answer('prepareOrder', world.key);
    await calls.answer('castVote', world.order);
    expect(kept.at(-1)?.refusedVotes).toBeNull();
  });
});
