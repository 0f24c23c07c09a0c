import { expect, it } from 'vitest';
import { readVoteContact } from './voteContact.ts';

const vote = { email: 'a@b.om', phone: null, civilId: null, currencyId: 1, entryId: 'x', votes: 25 };

it.each(['91234567', '091234567', '96891234567', '0096891234567', '+96891234567'])(
  'stores the phone number %s as one number',
  (phone) => {
    expect(readVoteContact({ ...vote, phone, civilId: 'ab12345' })).toEqual({
      email: 'a@b.om',
      phone: '+96891234567',
      civilId: 'AB12345',
    });
  },
);

it('keeps what was not given as null', () => {
  expect(readVoteContact(vote)).toEqual({ email: 'a@b.om', phone: null, civilId: null });
});

it('refuses a phone number of no country', () => {
  expect(readVoteContact({ ...vote, phone: '123456' })).toBe(undefined);
});
