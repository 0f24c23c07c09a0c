/** How to reach the payer (specification section 5 "Vote contact"). Fields are named as on the wire. */
import type { VoteRequest } from '../contract.ts';
import { readCivilId } from '../person/civilId.ts';
import { readEmail } from '../person/email.ts';
import { oneLine, type ReadField } from '../person/field.ts';
import { readAnyPhone } from '../person/phone.ts';

export const contactFields = ['email', 'phone_number', 'civil_id'] as const;
export type ContactField = (typeof contactFields)[number];
/** What stands in the fields. */
export type ContactValues = Record<ContactField, string>;

/** What is wrong with a field: the keys of `locales/*\/pay.json` below `contact`. */
export const contactProblems = [
  'emailRequired',
  'emailInvalid',
  'phoneDigits',
  'phoneLength',
  'civilIdInvalid',
] as const;
export type ContactProblem = (typeof contactProblems)[number];
export type ContactProblems = Partial<Record<ContactField, ContactProblem>>;

export type Contact = Required<Pick<VoteRequest, ContactField>>;

type Read<T> = ReadField<T, ContactProblem>;

/** The form as it is sent, or what is wrong with its fields. */
export function readContact(
  values: ContactValues,
): { ok: true; contact: Contact } | { ok: false; problems: ContactProblems } {
  const email = given(values.email, readEmail);
  const phone = given(values.phone_number, readAnyPhone);
  const civilId = given(values.civil_id, readCivilId);
  const problems: ContactProblems = {
    ...(email === null ? { email: 'emailRequired' } : problemOf('email', email)),
    ...problemOf('phone_number', phone),
    ...problemOf('civil_id', civilId),
  };
  if (!email || !('value' in email) || Object.keys(problems).length > 0) return { ok: false, problems };
  const contact = { email: email.value, phone_number: valueOf(phone), civil_id: valueOf(civilId) };
  return { ok: true, contact };
}

/** Null where nothing stands in the field. */
function given(typed: string, read: (text: string) => Read<string>): Read<string> | null {
  const text = oneLine(typed);
  return text === '' ? null : read(text);
}

const problemOf = (field: ContactField, read: Read<string> | null): ContactProblems =>
  read && 'problem' in read ? { [field]: read.problem } : {};

const valueOf = (read: Read<string> | null) => (read && 'value' in read ? read.value : null);
