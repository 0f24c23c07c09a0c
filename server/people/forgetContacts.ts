import { type SqlBool, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { Write } from '../platform/writer/write.ts';

const DAY_MS = 86_400_000;
/** How long after its expiry an unpaid order keeps its payer's contact, and any order its network. */
export const UNPAID_CONTACTS_KEPT_MS = 30 * DAY_MS;
/** How long a text message keeps its number and its text: until disputes about a final are over. */
export const SMS_CONTACTS_KEPT_MS = 180 * DAY_MS;
/** Rows of each kind in one write; a small write does not delay votes. */
export const FORGOTTEN_AT_ONCE = 500;

/**
 * Drops e-mail, phone and civil id of expired and failed orders, the network of all orders, and number and text of old
 * messages. Pseudonyms of people stay for caps, duplicates and flags.
 * @param inputs instants in UTC ms
 * @returns how many rows it emptied; with `FORGOTTEN_AT_ONCE` or more, others may remain
 */
export const forgetContacts: Write<number, number> = async (tx, inputs) => {
  const now = Math.max(...inputs);
  const forgotten =
    (await forgetPayers(tx, now)) + (await forgetNetworks(tx, now)) + (await forgetSenders(tx, now));
  return inputs.map(() => forgotten);
};

async function forgetPayers(tx: Transaction<Schema>, now: number): Promise<number> {
  const orders = await tx
    .selectFrom('orders')
    // Word for word as in its index: with bound values SQLite would read all orders.
    .where(sql<SqlBool>`status IN ('expired', 'failed')`)
    .where('expires_at', '<=', now - UNPAID_CONTACTS_KEPT_MS)
    .where('email', 'is not', null)
    .select('id')
    .limit(FORGOTTEN_AT_ONCE)
    .execute();
  if (orders.length === 0) return 0;
  await tx
    .updateTable('orders')
    .set({ email: null, phone: null, civil_id: null })
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  return orders.length;
}

async function forgetNetworks(tx: Transaction<Schema>, now: number): Promise<number> {
  const orders = await tx
    .selectFrom('orders')
    .where('expires_at', '<=', now - UNPAID_CONTACTS_KEPT_MS)
    .where('network', 'is not', null)
    .select('id')
    .limit(FORGOTTEN_AT_ONCE)
    .execute();
  for (const { id } of orders)
    await tx.updateTable('orders').set({ network: null }).where('id', '=', id).execute();
  return orders.length;
}

async function forgetSenders(tx: Transaction<Schema>, now: number): Promise<number> {
  const messages = await tx
    .selectFrom('sms_messages')
    .where('received_at', '<=', now - SMS_CONTACTS_KEPT_MS)
    .where('sender', 'is not', null)
    .select(['provider', 'message_id'])
    .limit(FORGOTTEN_AT_ONCE)
    .execute();
  for (const { provider, message_id } of messages)
    await tx
      .updateTable('sms_messages')
      .set({ sender: null, text: null })
      .where('provider', '=', provider)
      .where('message_id', '=', message_id)
      .execute();
  return messages.length;
}
