/** How to reach the payer (specification section 5 "Vote contact"). Fields are named as on the wire. */
import type { VoteRequest } from '../contract.ts';
import { readCivilId } from '../person/civilId.ts';
import { readEmail } from '../person/email.ts';
import { oneLine, type ReadField } from '../person/field.ts';
import { readAnyPhone } from '../person/phone.ts';

export const contactFields = ['email', 'phone_number', 'civil_id'] as const;
export type ContactField = (typeof contactFields)[number];
/** The typed text of each field. */
export type ContactValues = Record<ContactField, string>;

/** What is wrong with a field: the keys of `locales/*\/pay.json` below `contact`. */
export const contactErrorCodes = [
  'emailRequired',
  'emailInvalid',
  'phoneDigits',
  'phoneLength',
  'phoneUnknown',
  'civilIdInvalid',
] as const;
export type ContactErrorCode = (typeof contactErrorCodes)[number];
export type ContactErrorCodes = Partial<Record<ContactField, ContactErrorCode>>;

export type Contact = Required<Pick<VoteRequest, ContactField>>;

type Read<T> = ReadField<T, ContactErrorCode>;

/** Validates the form. Returns the contact of the request, or the error code of each wrong field. */
export function readContact(
  values: ContactValues,
): { ok: true; contact: Contact } | { ok: false; errors: ContactErrorCodes } {
  const email = given(values.email, readEmail);
  const phone = given(values.phone_number, readAnyPhone);
  const civilId = given(values.civil_id, readCivilId);
  const errors: ContactErrorCodes = {
    ...(email === null ? { email: 'emailRequired' } : errorOf('email', email)),
    ...errorOf('phone_number', phone),
    ...errorOf('civil_id', civilId),
  };
  if (!email || !('value' in email) || Object.keys(errors).length > 0) return { ok: false, errors };
  const contact = { email: email.value, phone_number: valueOf(phone), civil_id: valueOf(civilId) };
  return { ok: true, contact };
}

/** What `read` makes of a typed field; null if the field is empty. */
function given(typed: string, read: (text: string) => Read<string>): Read<string> | null {
  const text = oneLine(typed);
  return text === '' ? null : read(text);
}

const errorOf = (field: ContactField, read: Read<string> | null): ContactErrorCodes =>
  read && 'error' in read ? { [field]: read.error } : {};

const valueOf = (read: Read<string> | null) => (read && 'value' in read ? read.value : null);
