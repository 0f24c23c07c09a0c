import { expect, it } from 'vitest';
import { maskedContact } from './maskedContact.ts';

it.each([
  ['email', 'huda@example.om', 'h•••@example.om'],
  ['email', 'x@a.om', 'x•••@a.om'],
  ['phone_number', '+96891234567', '•••••567'],
] as const)('shows enough of a contact to know it again (%s %s)', (contact, value, shown) => {
  expect(maskedContact(contact, value)).toBe(shown);
});
