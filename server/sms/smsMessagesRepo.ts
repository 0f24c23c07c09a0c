import type { Transaction } from 'kysely';
import type { Schema, SmsMessagesTable } from '../platform/database/schema.ts';

/** Stores messages that are new by both their id and their fingerprint; returns the fingerprints of those stored. */
export async function storeNewMessages(
  tx: Transaction<Schema>,
  messages: readonly SmsMessagesTable[],
): Promise<Set<string>> {
  const stored = await tx
    .insertInto('sms_messages')
    .values(messages.toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1)))
    .onConflict((conflict) => conflict.doNothing())
    .returning('fingerprint')
    .execute();
  return new Set(stored.map((row) => row.fingerprint));
}

export type EarlierMessage = Pick<SmsMessagesTable, 'outcome' | 'entry_id'>;

/** The stored message that `message` is another delivery of: by its id, else by its fingerprint. */
export async function findEarlierMessage(
  tx: Transaction<Schema>,
  message: SmsMessagesTable,
): Promise<EarlierMessage> {
  const found = tx.selectFrom('sms_messages').select(['outcome', 'entry_id']);
  const byId = await found
    .where('provider', '=', message.provider)
    .where('message_id', '=', message.message_id)
    .executeTakeFirst();
  return byId ?? found.where('fingerprint', '=', message.fingerprint).executeTakeFirstOrThrow();
}

export async function markCapped(
  tx: Transaction<Schema>,
  messages: readonly SmsMessagesTable[],
): Promise<void> {
  if (messages.length === 0) return;
  await tx
    .updateTable('sms_messages')
    .set({ outcome: 'capped' })
    .where(
      'fingerprint',
      'in',
      messages.map((message) => message.fingerprint),
    )
    .execute();
}
