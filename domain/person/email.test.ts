import { expect, it } from 'vitest';
import { canonicalEmail, EMAIL_MAX_LENGTH, emailKey, readEmail } from './email.ts';

it.each([
  [' Huda@example.om\u200f', { value: 'Huda@example.om' }],
  ['zoe\u0308@example.om', { value: 'zoë@example.om' }],
  ['huda@example', { error: 'emailInvalid' }],
  ['hu da@example.om', { error: 'emailInvalid' }],
  ['huda@@example.om', { error: 'emailInvalid' }],
  ['a@b.co', { value: 'a@b.co' }],
  ['a@b.c', { error: 'emailInvalid' }],
  ['a@b.com x', { error: 'emailInvalid' }],
  [`${'h'.repeat(249)}@a.om`, { value: `${'h'.repeat(249)}@a.om` }],
  [`${'h'.repeat(250)}@a.om`, { error: 'emailInvalid' }],
  [`${'h'.repeat(EMAIL_MAX_LENGTH)}@a.om`, { error: 'emailInvalid' }],
])('reads the address %j', (typed, read) => {
  expect(readEmail(typed)).toEqual(read);
});

it('knows one mailbox in every spelling', () => {
  const spellings = ['Zoë@Example.om', ' ZOE\u0308@example.OM '];
  expect(new Set(spellings.map(emailKey)).size).toBe(1);
  expect(canonicalEmail(spellings[0]!)).toBe('Zoë@Example.om');
});
