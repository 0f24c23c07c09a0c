/**
 * The form that changes the phone number or e-mail address of an account (decision D144). Fields as on the
 * wire.
 */
import { readEmail } from '../person/email.ts';
import { oneLine, type ReadField } from '../person/field.ts';
import { readPhone, type PhoneErrorCode } from '../person/phone.ts';

export const accountContacts = ['email', 'phone_number'] as const;
export type AccountContact = (typeof accountContacts)[number];

export type NewContactErrorCode =
  | PhoneErrorCode
  | 'phoneRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'contactSame';

/**
 * Reads the new contact: its canonical form, or the error code.
 * @param typed a phone number joined with its dial code, or an e-mail address
 */
export function readNewContact(
  contact: AccountContact,
  typed: string,
): ReadField<string, NewContactErrorCode> {
  const text = oneLine(typed);
  if (text === '') return { error: contact === 'email' ? 'emailRequired' : 'phoneRequired' };
  return contact === 'email' ? readEmail(text) : readPhone(text);
}
