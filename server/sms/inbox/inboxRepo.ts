import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema, SmsInboxTable } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { messageColumns } from '../storedBatch.ts';

export const inboxColumns = [
  ...messageColumns,
  'round_id',
  'group_number',
  'zone',
] as const satisfies (keyof SmsInboxTable)[];

/** End of an insert: a message that counts replaces its refused repeat that waits, because its sender hears that it counts. */
export const orReplaceRefused = sql`ON CONFLICT (fingerprint)
  DO UPDATE SET ${sql.join(inboxColumns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
  WHERE sms_inbox.outcome <> 'counted' AND excluded.outcome = 'counted'`;

/** The oldest messages of the inbox, at most `most`. */
export const readOldest = (db: Kysely<Schema>, most: number): Promise<SmsInboxTable[]> =>
  db.selectFrom('sms_inbox').selectAll().orderBy('fingerprint').limit(most).execute();

/** Takes the oldest messages out of the inbox, at most `most`; on PostgreSQL none that another node is taking. */
export function takeWaiting(
  tx: Transaction<Schema>,
  most: number,
  { memory }: WriteContext,
): Promise<SmsInboxTable[]> {
  const oldest = tx.selectFrom('sms_inbox').select('fingerprint').orderBy('fingerprint').limit(most);
  return (
    tx
      .deleteFrom('sms_inbox')
      // SQLite has a single writer and no row locks.
      .where('fingerprint', 'in', memory ? oldest : oldest.forUpdate().skipLocked())
      .returningAll()
      .execute()
  );
}

/** Takes the messages of some senders out of the inbox. */
export const takeWaitingOf = (tx: Transaction<Schema>, payers: readonly string[]): Promise<SmsInboxTable[]> =>
  tx.deleteFrom('sms_inbox').where('payer', 'in', payers).returningAll().execute();

/** The messages of some senders that wait in the inbox. */
export const readWaitingOf = (db: Kysely<Schema>, payers: readonly string[]): Promise<SmsInboxTable[]> =>
  db.selectFrom('sms_inbox').where('payer', 'in', payers).selectAll().execute();

/** How many messages wait to be counted, by competition. */
export async function readWaiting(db: Kysely<Schema>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('sms_inbox')
    .innerJoin('rounds', 'rounds.id', 'sms_inbox.round_id')
    .where('sms_inbox.outcome', '=', 'counted')
    .groupBy('rounds.competition_id')
    .select(({ fn }) => ['rounds.competition_id as competition', fn.countAll<number>().as('waiting')])
    .execute();
  return new Map(rows.map(({ competition, waiting }) => [competition, waiting]));
}

/** Whether any message waits in the inbox. */
export async function isWaiting(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom('sms_inbox').select('fingerprint').limit(1).executeTakeFirst()) !== undefined;
}
