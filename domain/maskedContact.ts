import type { AccountContact } from './forms/contactChange.ts';

/** A contact with most of it hidden, to show to others: `h•••@example.om`, `•••••567`. */
export function maskedContact(contact: AccountContact, value: string): string {
  if (contact === 'phone_number') return `•••••${value.slice(-3)}`;
  return `${value.slice(0, 1)}•••${value.slice(value.lastIndexOf('@'))}`;
}
