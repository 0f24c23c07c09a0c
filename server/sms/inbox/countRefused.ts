import type { Transaction } from 'kysely';
import type { Schema, SmsMessagesTable } from '../../platform/database/schema.ts';
import { findEarlierMessage } from '../smsMessagesRepo.ts';

/**
 * A message may be accepted in time, and its repeat refused at once by another node, for instance after the close. Finds such repeats,
 * which are stored as refused, and stores that they count.
 * @param messages of the inbox that were not stored because of an earlier one
 * @returns those that count after all, each with the row of its stored repeat
 */
export async function countRefused<Sms extends { row: SmsMessagesTable }>(
  tx: Transaction<Schema>,
  messages: readonly Sms[],
): Promise<Sms[]> {
  const corrected: Sms[] = [];
  for (const message of messages) {
    const { row } = message;
    if (row.outcome !== 'counted') continue;
    const repeat = await findEarlierMessage(tx, row);
    if (!repeat || repeat.outcome === 'counted' || repeat.outcome === 'capped') continue;
    const { received_at, entry_id, outcome } = row;
    await tx
      .updateTable('sms_messages')
      .set({ received_at, entry_id, outcome })
      .where('fingerprint', '=', repeat.fingerprint)
      .execute();
    corrected.push({ ...message, row: { ...row, ...repeat, entry_id, outcome } });
  }
  return corrected;
}
