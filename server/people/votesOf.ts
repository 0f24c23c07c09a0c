import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { orderSource } from '../payments/settlement/orderSource.ts';
import type { Person } from './findPerson.ts';

/** Orders that name a person: by the pseudonym of the address, or by what was typed beside it. */
export function ordersOf({ civilId, phone, payers }: Person) {
  return (eb: ExpressionBuilder<Schema, 'vote_orders'>) =>
    eb.or([
      ...(payers.length > 0 ? [eb('contact', 'in', payers)] : []),
      ...(civilId === null ? [] : [eb('vote_orders.civil_id', '=', civilId)]),
      ...(phone === null ? [] : [eb('vote_orders.phone', '=', phone)]),
    ]);
}

/** How the ledger names everything that a person paid for or sent. */
export async function sourcesOf(db: Kysely<Schema>, person: Person): Promise<string[]> {
  const orders = await db.selectFrom('vote_orders').where(ordersOf(person)).select('id').execute();
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
