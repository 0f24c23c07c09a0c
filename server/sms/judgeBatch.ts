import type { Kysely } from 'kysely';
import type { Schema, SmsMessagesTable } from '../platform/database/schema.ts';
import type { VoteToAppend } from '../voting/voteToAppend.ts';
import { voteOf, type StoredSms } from './countSmsVotes.ts';
import { findEarlierSms, type EarlierSms } from './earlierSms.ts';
import { readSharedCap, type CappedSender } from './smsCap.ts';

/** A batch that is judged in memory and stored in one statement, or not at all. */
export type JudgedBatch = {
  earlierOf: (row: SmsMessagesTable) => EarlierSms | undefined;
  /** The messages that are no repeats. */
  rows: SmsMessagesTable[];
  votes: VoteToAppend[];
  /** The senders of the votes. */
  counted: CappedSender[];
};

/**
 * Judges repeats and caps of messages in their order, in one round trip; those over the cap of their sender are marked as capped.
 * @param messages no two of them the same
 */
export async function judgeBatch(db: Kysely<Schema>, messages: readonly StoredSms[]): Promise<JudgedBatch> {
  const [earlierOf, isWithinCap] = await Promise.all([
    findEarlierSms(
      db,
      messages.map(({ row }) => row),
    ),
    readSharedCap(
      db,
      messages.flatMap(({ sender }) => sender ?? []),
    ),
  ]);
  const batch: JudgedBatch = { earlierOf, rows: [], votes: [], counted: [] };
  for (const { place, sender, row } of messages) {
    if (earlierOf(row)) continue;
    batch.rows.push(row);
    if (row.outcome !== 'counted' || !place || !sender) continue;
    if (isWithinCap(sender)) {
      batch.votes.push(voteOf(row, place));
      batch.counted.push(sender);
    } else row.outcome = 'capped';
  }
  return batch;
}
