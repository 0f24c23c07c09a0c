import { expect, it } from 'vitest';
import { readCivilId } from '../../../domain/person/civilId.ts';
import { canonicalVote, readVoteContact } from './canonicalVote.ts';

const payer = { email: 'a@b.om', phone: null, civilId: null };
const vote = { kind: 'vote', ...payer, currencyId: 1, entryId: 'x', votes: 25 } as const;

it.each(['91234567', '091234567', '96891234567', '0096891234567', '+96891234567'])(
  'stores the phone number %s as one number',
  (phone) => {
    expect(readVoteContact({ ...vote, phone, civilId: 'ab12345' })).toEqual({
      contact: { email: 'a@b.om', phone: '+96891234567', civilId: 'AB12345' },
    });
  },
);

it('reads empty fields as missing ones', () => {
  const body = { email: 'a@b.om', currency_id: 1, entry_id: 'x', votes_count: 25 } as const;
  expect(canonicalVote({ ...body, phone_number: '', civil_id: '' })).toEqual(canonicalVote(body));
  expect(canonicalVote(body)).toEqual(vote);
});

it('keeps missing fields as null', () => {
  expect(readVoteContact(vote)).toEqual({ contact: { email: 'a@b.om', phone: null, civilId: null } });
});

it('refuses a phone number without a country', () => {
  expect(readVoteContact({ ...vote, phone: '123456' })).toEqual({
    errors: { phone_number: 'phoneUnknown' },
  });
});

it.each(['AB-12345', 'ab12345', 'AB12-345', '12-345'])(
  'reads the civil id %s as a registration does',
  (civilId) => {
    const registered = readCivilId(civilId);
    expect(readVoteContact({ ...vote, civilId })).toMatchObject({
      contact: { civilId: 'value' in registered && registered.value },
    });
  },
);

it.each(['---', '1-2', 'ABCDEF'])('refuses %s, which is not a civil id', (civilId) => {
  expect(readVoteContact({ ...vote, civilId })).toEqual({ errors: { civil_id: 'civilIdInvalid' } });
});
