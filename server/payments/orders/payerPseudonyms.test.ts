import { expect, it } from 'vitest';
import { orderFingerprint } from './canonicalVote.ts';
import { cardOf, contactOf, networkPseudonym, unmarkedDeviceOf } from './payerPseudonyms.ts';

const pepper = Buffer.alloc(32, 7);

it('gives payers the pseudonyms under which they are stored, which must never change', () => {
  expect([
    contactOf(pepper, 'voter@example.om'),
    cardOf(pepper, 'sandbox', 'fingerprint'),
    unmarkedDeviceOf(pepper, '198.51.100.0/24', 'agent'),
    networkPseudonym(pepper, '198.51.100.0/24'),
  ]).toEqual([
    '7UmBwX4CgWBWkMfn4bemzTA4crgqcU6agV2Rs1nTOek',
    'lkX1Smlb2Q7eXZOZkN1IynHaDTg0jJUSkpQsewvRzQE',
    '6Wvp3osYF_cJcAbetFQ1tsOWFhx6F21UUEeCSTpj5kw',
    'N8UzsvP20X-6YQMyLPJvc5l_juSU0EsmvfSf9FhuPow',
  ]);
});

it('gives one contact one pseudonym, however its address is written', () => {
  const spellings = ['voter@example.om', 'Voter@Example.OM'].map((email) => contactOf(pepper, email));
  expect(new Set(spellings).size).toBe(1);
  expect(contactOf(Buffer.alloc(32, 8), 'voter@example.om')).not.toBe(spellings[0]);
});

it('has the stored fingerprint of a request, which differs with each field', () => {
  const vote = {
    kind: 'vote' as const,
    email: 'voter@example.om',
    phone: '91234567',
    civilId: null,
    currencyId: 1,
    entryId: 'entry',
    votes: 25,
  };
  const others = Object.keys(vote)
    .filter((field) => field !== 'kind')
    .map((field) => orderFingerprint({ ...vote, [field]: 'other' }));
  expect(orderFingerprint(vote)).toBe('f8511d0c01fcec93f507ba5761ac4ddebb7a21c797a4e6b46209e98157471a0a');
  expect(new Set([orderFingerprint(vote), ...others]).size).toBe(7);
});
