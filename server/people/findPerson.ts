import type { Kysely } from 'kysely';
import { normalizeCivilId } from '../../domain/civilId.ts';
import { contactOf } from '../payments/orders/payerPseudonyms.ts';
import type { Schema } from '../platform/database/schema.ts';
import { normaliseSender, payerOf } from '../sms/payer.ts';

/**
 * Under what somebody is known here. Whoever has an account is found by it; whoever only voted, by the e-mail address of
 * the orders or the number that messages came from. The phone number of an account was never proven to be its owner's,
 * so that nothing is found by it.
 */
export type Person = {
  userId: string | null;
  civilId: string | null;
  email: string | null;
  /** As `+96891234567`. */
  phone: string | null;
  /** The pseudonyms under which orders and the ledger know these. */
  payers: string[];
};

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const PHONE = /^\+[0-9]{8,15}$/;

/**
 * @param reference a user id, a civil id, an e-mail address, or a phone number that begins with `+`
 * @returns undefined where there is no such account; an address or a number always names somebody
 */
export async function findPerson(
  db: Kysely<Schema>,
  pepper: Uint8Array,
  reference: string,
): Promise<Person | undefined> {
  const nobody = { userId: null, civilId: null, email: null, phone: null, payers: [] };
  if (PHONE.test(reference))
    return { ...nobody, phone: `+${normaliseSender(reference)}`, payers: [payerOf(pepper, reference)] };
  const account = await db
    .selectFrom('accounts')
    .where((eb) =>
      eb.or([
        eb('user_id', '=', reference),
        eb('civil_id', '=', normalizeCivilId(reference)),
        eb(eb.fn<string>('lower', ['email']), '=', reference.toLowerCase()),
      ]),
    )
    .select(['user_id', 'civil_id', 'email'])
    .executeTakeFirst();
  const email = account?.email ?? (EMAIL.test(reference) ? reference.toLowerCase() : null);
  if (!account && email === null) return undefined;
  return {
    ...nobody,
    userId: account?.user_id ?? null,
    civilId: account?.civil_id ?? null,
    email,
    payers: email === null ? [] : [contactOf(pepper, email)],
  };
}
