import { beforeEach, describe, expect, it } from 'vitest';
import * as world from '../../../tests/support/checkout/checkoutWorld.ts';
import type { CheckoutDraft, Recalled } from '../../machines/checkout/checkoutTypes.ts';
import { keepCheckout, recallDraft } from './checkoutMemory.ts';
import { newKey } from './newKey.ts';
import { recallCheckout } from './recallCheckout.ts';

const { entryId, contact, key } = world;
const other = 'another'.padEnd(22, '0');
const draft: CheckoutDraft = {
  entryId,
  votes: '75',
  contact,
  key,
  begun: null,
  refusedVotes: 'At most 20.',
};
const nothing: CheckoutDraft = {
  entryId: null,
  votes: '',
  contact: world.noContact,
  key: null,
  begun: null,
  refusedVotes: null,
};

beforeEach(() => sessionStorage.clear());

describe('the checkout draft of this tab', () => {
  it('is restored unchanged and holds nothing else', () => {
    expect(recallDraft()).toEqual(nothing);
    const context = { ...draft, quote: null };
    keepCheckout(context);
    expect(recallDraft()).toEqual(draft);
    expect(JSON.parse(sessionStorage.getItem('sawt.checkout')!)).toEqual({
      format: 3,
      ...draft,
      contact: { email: contact.email, phone_number: contact.phone_number },
    });
  });

  it('holds no civil id, and no key of the order that has one', () => {
    keepCheckout({ ...draft, contact: { ...contact, civil_id: '12840275' } });
    expect(recallDraft()).toEqual({ ...draft, key: null });
    expect(sessionStorage.getItem('sawt.checkout')).not.toContain('12840275');
  });

  it.each(['', '{', 'null', '7', '{"format":1,"votes":"9"}', '{"format":1,"votes":9,"contact":null}'])(
    'is nothing where %s is kept',
    (kept) => {
      sessionStorage.setItem('sawt.checkout', kept);
      expect(recallDraft()).toEqual(nothing);
    },
  );
});

describe('a checkout page starts', () => {
  const begin = (search: string, kept = draft, page: Recalled['page'] = 'payment') =>
    recallCheckout(page, search, kept);

  it('with 25 votes for the entry in the address', () => {
    expect(begin(`?entry=${entryId}`, nothing, 'votes')).toEqual({
      ...nothing,
      page: 'votes',
      entryId,
      votes: '25',
      orderId: null,
      callback: null,
    });
  });

  it('with the saved form, if it was for the same contestant', () => {
    expect([begin(`?entry=${entryId}`).votes, begin(`?entry=${other}`).votes]).toEqual(['75', '25']);
    expect(begin(`?entry=${other}`).contact).toEqual(contact);
  });

  it('with the number in the address first', () => {
    expect(begin(`?entry=${entryId}&votes=7`).votes).toBe('7');
    expect(begin(`?entry=${entryId}&votes=`).votes).toBe('');
  });

  it('with the key and the refusal only for exactly the same order', () => {
    const begins = [
      `entry=${entryId}`,
      `entry=${entryId}&votes=75`,
      `entry=${entryId}&votes=7`,
      `entry=${other}&votes=75`,
    ].map((query) => begin(`?${query}`));
    expect(begins.map((each) => each.key)).toEqual([key, key, null, null]);
    expect(begins.map((each) => each.refusedVotes)).toEqual(['At most 20.', 'At most 20.', null, null]);
  });

  it('without an entry if the address has none', () => {
    expect([begin('').entryId, begin('?entry=x').entryId]).toEqual([null, null]);
  });

  it('with the order, the callback and the payment that was begun', () => {
    const { orderId, callback, begun } = begin('?order=o&callback=http%3A%2F%2Flocalhost%2Fvote', {
      ...draft,
      begun: { orderId: 'o', attemptAt: 7 },
    });
    expect([orderId, callback, begun]).toEqual([
      'o',
      'http://localhost/vote',
      { orderId: 'o', attemptAt: 7 },
    ]);
  });
});

describe('a key', () => {
  it('is a random UUID of version 4, another every time', () => {
    const keys = Array.from({ length: 200 }, newKey);
    const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(keys.filter((each) => !form.test(each))).toEqual([]);
    expect(new Set(keys).size).toBe(200);
  });
});
