import type { Kysely, ExpressionBuilder } from 'kysely';
import { orderSource } from '../payments/settlement/orderSource.ts';
import type { Schema } from '../platform/database/schema.ts';

/**
 * The identifiers of a person. An account holder is found by the account; a voter by the e-mail address or
 * civil id of an order, or the number of messages. An account's phone number may be unverified, so it finds
 * nothing.
 */
export type Person = {
  userId: string | null;
  civilId: string | null;
  email: string | null;
  /** The phone number as `+96891234567`. */
  phone: string | null;
  /** The pseudonyms of the e-mail address or phone number in orders, messages and the ledger. */
  payers: string[];
};

/** Orders with the person's contact pseudonym, phone number or civil id. */
export function ordersOf({ civilId, phone, payers }: Person) {
  return (eb: ExpressionBuilder<Schema, 'orders'>) =>
    eb.or([
      ...(payers.length > 0 ? [eb('contact', 'in', payers)] : []),
      ...(civilId === null ? [] : [eb('orders.civil_id', '=', civilId)]),
      ...(phone === null ? [] : [eb('orders.phone', '=', phone)]),
    ]);
}

/** The ledger's sources of all votes that a person paid for or sent. */
export async function sourcesOf(db: Kysely<Schema>, person: Person): Promise<string[]> {
  const orders = await db.selectFrom('orders').where(ordersOf(person)).select('id').execute();
  const messages =
    person.payers.length === 0
      ? []
      : await db
          .selectFrom('sms_messages')
          .where('payer', 'in', person.payers)
          .select(['provider', 'message_id'])
          .execute();
  return [
    ...orders.map(({ id }) => orderSource(id)),
    ...messages.map(({ provider, message_id }) => `sms:${provider}:${message_id}`),
  ];
}

/** The entries of a user with the files and the document that belong to each. */
export async function entriesOf(db: Kysely<Schema>, userId: string) {
  const entries = await db
    .selectFrom('entries')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .where('user_id', '=', userId)
    .select([
      'entries.id',
      'entries.status',
      'entries.pending_status',
      'entries.decision_reason',
      'entries.pending_reason',
      'entries.withdrawn_at',
      'entries.created_at',
      'entries.changed_at',
      'entries.live_media_id',
      'entries.pending_media_id',
      'competitions.name_ar as competition_ar',
      'competitions.name_en as competition_en',
    ])
    .execute();
  return Promise.all(
    entries.map(async (entry) => ({
      ...entry,
      media: await mediaOf(db, [entry.live_media_id, entry.pending_media_id]),
      identity_document: await db
        .selectFrom('identity_documents')
        .where('entry_id', '=', entry.id)
        .selectAll()
        .executeTakeFirst(),
    })),
  );
}

async function mediaOf(db: Kysely<Schema>, found: readonly (string | null)[]) {
  const ids = found.filter((id) => id !== null);
  if (ids.length === 0) return [];
  return db.selectFrom('media').where('id', 'in', ids).selectAll().execute();
}
