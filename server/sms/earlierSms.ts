import { sql, type Kysely } from 'kysely';
import type { Schema, SmsMessagesTable } from '../platform/database/schema.ts';

export type EarlierSms = Pick<
  SmsMessagesTable,
  'provider' | 'message_id' | 'fingerprint' | 'outcome' | 'entry_id'
>;

type IdentifiedSms = Pick<SmsMessagesTable, 'provider' | 'message_id' | 'fingerprint'>;

/** The stored messages with the id or the fingerprint of one of some messages, by its index; one with the id comes first. */
export async function findEarlierSms(
  db: Kysely<Schema>,
  messages: readonly IdentifiedSms[],
): Promise<(message: IdentifiedSms) => EarlierSms | undefined> {
  const byProvider = Map.groupBy(messages, ({ provider }) => provider);
  const fingerprints = messages.map(({ fingerprint }) => fingerprint);
  const columns = ['provider', 'message_id', 'fingerprint', 'outcome', 'entry_id'] as const;
  // Arrays, not lists of parameters: one text for batches of any size.
  let found = db
    .selectFrom('sms_messages')
    .where('fingerprint', '=', sql<string>`any(${fingerprints}::text[])`)
    .select(columns);
  for (const [provider, own] of byProvider)
    found = found.unionAll(
      db
        .selectFrom('sms_messages')
        .where('provider', '=', provider)
        .where('message_id', '=', sql<string>`any(${own.map(({ message_id }) => message_id)}::text[])`)
        .select(columns),
    );
  const rows = await found.execute();
  const byId = new Map(rows.map((row) => [`${row.provider} ${row.message_id}`, row]));
  const byFingerprint = new Map(rows.map((row) => [row.fingerprint, row]));
  return ({ provider, message_id, fingerprint }) =>
    byId.get(`${provider} ${message_id}`) ?? byFingerprint.get(fingerprint);
}
