import { describe, expect, it } from 'vitest';
import { readNewContact } from './contactChange.ts';

describe('a new contact of an account', () => {
  it.each([
    ['email', ' huda@example.om ', 'huda@example.om'],
    ['email', '\u202ahuda@example.om\u202c', 'huda@example.om'],
    ['phone_number', '+٩٦٨ 9123-4567', '+96891234567'],
    ['phone_number', '0096891234567', '+96891234567'],
  ] as const)('is read as it was meant (%s %s)', (contact, typed, value) => {
    expect(readNewContact(contact, typed)).toEqual({ value });
  });

  it.each([
    ['email', ' ', 'emailRequired'],
    ['email', 'huda@example', 'emailInvalid'],
    ['email', `${'h'.repeat(250)}@a.om`, 'emailInvalid'],
    ['phone_number', '', 'phoneRequired'],
    ['phone_number', '+968 abc', 'phoneDigits'],
    ['phone_number', '+968 911', 'phoneLength'],
    ['phone_number', '+1 2025550123', 'phoneCountry'],
  ] as const)('is refused for what is wrong with it (%s %s)', (contact, typed, error) => {
    expect(readNewContact(contact, typed)).toEqual({ error });
  });
});
