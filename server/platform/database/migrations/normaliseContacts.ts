import { sql, type Kysely } from 'kysely';
import { canonicalCivilId } from '../../../../domain/person/civilId.ts';
import { readPhoneNumber } from '../../readPhoneNumber.ts';

type Order = { id: string; phone: string | null; civil_id: string | null };

const PAGE = 500;

/** Indexes that find old contacts without reading every order and message. */
export const contactIndexes = [
  `CREATE INDEX vote_orders_expired ON vote_orders (expires_at) WHERE status = 'expired' AND email IS NOT NULL`,
  'CREATE INDEX sms_with_sender ON sms_messages (received_at) WHERE sender IS NOT NULL',
];

/** Widens the index of expired orders to every unpaid order: expired, or failed. */
export const unpaidContactIndexes = [
  'DROP INDEX vote_orders_expired',
  `CREATE INDEX vote_orders_unpaid ON vote_orders (expires_at)
    WHERE status IN ('expired', 'failed') AND email IS NOT NULL`,
];

/**
 * Rewrites the phone numbers and civil ids of stored orders in the form that look-ups use. A phone number
 * that is invalid in every country stays as it is.
 */
export async function normaliseContacts(db: Kysely<never>): Promise<void> {
  let after = '';
  for (;;) {
    const { rows } = await sql<Order>`
      select id, phone, civil_id from vote_orders
      where id > ${after} and (phone is not null or civil_id is not null)
      order by id limit ${PAGE}`.execute(db);
    for (const row of rows) await normalise(db, row);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function normalise(db: Kysely<never>, { id, phone, civil_id: civilId }: Order): Promise<void> {
  const number = phone === null ? null : (readPhoneNumber(phone) ?? phone);
  const document = civilId === null ? null : canonicalCivilId(civilId);
  if (number === phone && document === civilId) return;
  await sql`update vote_orders set phone = ${number}, civil_id = ${document} where id = ${id}`.execute(db);
}
