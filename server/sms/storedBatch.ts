import { sql, type RawBuilder } from 'kysely';
import { SMS_VOTES_PER_DAY } from '../../domain/limits.ts';
import type { SmsMessagesTable } from '../platform/database/schema.ts';
import { insertFenced } from '../voting/nodeChain/insertFenced.ts';
import type { JudgedBatch } from './judgeBatch.ts';
import { countsToAdd, type CappedSender } from './smsCap.ts';
import { byFingerprint } from './smsMessagesRepo.ts';

/** What of a judged batch is stored beside its votes, as parts of the statement of `appendToChain`. */
export const storedBatch = ({ counted, rows }: JudgedBatch): RawBuilder<unknown>[] => [
  storedCounts(counted),
  storedMessages(rows),
];

export const messageColumns = [
  'provider',
  'message_id',
  'fingerprint',
  'sender',
  'payer',
  'short_code',
  'text',
  'sent_at',
  'received_at',
  'entry_id',
  'outcome',
] as const satisfies (keyof SmsMessagesTable)[];

const storedMessages = (rows: readonly SmsMessagesTable[]): RawBuilder<unknown> =>
  sql`stored_messages AS (${insertFenced('sms_messages', messageColumns, byFingerprint(rows))})`;

/**
 * Adds to the stored counts. A count that another node moved over the cap becomes -1, which the table refuses: nothing is stored
 * then.
 */
const storedCounts = (counted: readonly CappedSender[]): RawBuilder<unknown> =>
  sql`stored_counts AS (
    ${insertFenced('sms_day_counts', ['payer', 'day', 'counted'], countsToAdd(counted))}
    ON CONFLICT (day, payer) DO UPDATE SET counted = CASE
      WHEN sms_day_counts.counted + excluded.counted <= ${sql.lit(SMS_VOTES_PER_DAY)}
      THEN sms_day_counts.counted + excluded.counted ELSE -1 END
  )`;
