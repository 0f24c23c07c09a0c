import type { Kysely } from 'kysely';
import { canonicalCivilId } from '../../domain/person/civilId.ts';
import { emailKey, isEmail } from '../../domain/person/email.ts';
import { isMailbox } from '../accounts/accountsRepo.ts';
import { contactOf } from '../payments/orders/payerPseudonyms.ts';
import type { Schema } from '../platform/database/schema.ts';
import { readPhoneNumber } from '../platform/readPhoneNumber.ts';
import { payersOf } from '../sms/payer.ts';
import type { Person } from './person.ts';

const NOBODY: Person = { userId: null, civilId: null, email: null, phone: null, payers: [] };

/**
 * Searches accounts first, then orders and messages.
 * @param reference a user id, a civil id, an e-mail address or a phone number, in any notation
 * @returns undefined for an unknown id; an address or a phone number always gives a person
 */
export async function findPerson(
  db: Kysely<Schema>,
  pepper: Uint8Array,
  reference: string,
): Promise<Person | undefined> {
  const typed = reference.trim();
  return (
    (await accountHolder(db, pepper, typed)) ??
    payerByEmail(pepper, typed) ??
    payerByPhone(pepper, typed) ??
    payerByCivilId(db, typed)
  );
}

async function accountHolder(
  db: Kysely<Schema>,
  pepper: Uint8Array,
  typed: string,
): Promise<Person | undefined> {
  const account = await db
    .selectFrom('accounts')
    .where((eb) =>
      eb.or([eb('user_id', '=', typed), eb('civil_id', '=', canonicalCivilId(typed)), isMailbox(typed)]),
    )
    .orderBy('verified_at', (by) => by.desc().nullsLast())
    .select(['user_id', 'civil_id', 'email'])
    .executeTakeFirst();
  if (!account) return undefined;
  const { user_id: userId, civil_id: civilId, email } = account;
  return { ...NOBODY, userId, civilId, email, payers: email === null ? [] : [contactOf(pepper, email)] };
}

function payerByEmail(pepper: Uint8Array, typed: string): Person | undefined {
  const email = emailKey(typed);
  if (!isEmail(email)) return undefined;
  return { ...NOBODY, email, payers: [contactOf(pepper, email)] };
}

function payerByPhone(pepper: Uint8Array, typed: string): Person | undefined {
  const phone = readPhoneNumber(typed);
  return phone === undefined ? undefined : { ...NOBODY, phone, payers: payersOf(pepper, phone) };
}

async function payerByCivilId(db: Kysely<Schema>, typed: string): Promise<Person | undefined> {
  const civilId = canonicalCivilId(typed);
  const order = await db.selectFrom('orders').where('civil_id', '=', civilId).select('id').executeTakeFirst();
  return order && { ...NOBODY, civilId };
}
