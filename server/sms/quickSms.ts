import { sql, type RawBuilder } from 'kysely';
import { SMS_VOTES_PER_DAY } from '../../domain/limits.ts';
import type { SmsMessagesTable } from '../platform/database/schema.ts';
import type { QuickWrite } from '../platform/writer/quickWrite.ts';
import { insertFenced } from '../voting/nodeChain/appendToChain.ts';
import { NodeChain } from '../voting/nodeChain/nodeChain.ts';
import type { VoteToAppend } from '../voting/voteToAppend.ts';
import { voteOf } from './countSmsVotes.ts';
import { findEarlierSms, type EarlierSms } from './earlierSms.ts';
import { entriesNamedIn, placementOf, type PlacedSms } from './placeSms.ts';
import { resultOfDelivery, rowOf, senderOf, type SmsResult } from './receiveSms.ts';
import { countsToAdd, readSharedCap, type CappedSender } from './smsCap.ts';
import { firstDeliveries, type ReceivedSms } from './smsMessagesRepo.ts';

/**
 * `receiveSms` in two round trips (decision D254): it reads which messages are repeats and how many of each sender counted,
 * judges the batch in memory, and stores it in one statement. If another node stored a part of it meanwhile, it stores nothing.
 */
export function quickSms(): QuickWrite<ReceivedSms, SmsResult> {
  const chain = new NodeChain();
  return async (db, inputs, stream) => {
    const { version, placesOf } = await chain.places.of(db, entriesNamedIn(inputs));
    const deliveries = inputs.map((sms) => placedSms(sms, placementOf(sms, placesOf)));
    const firsts = firstDeliveries(deliveries.map(({ row }) => row));
    const distinct = deliveries.filter(({ row }, index) => firsts[index] === row);
    const messages = distinct.map(({ row }) => row);
    const senders = distinct.flatMap(({ sender }) => sender ?? []);
    const [earlierOf, isWithinCap] = await Promise.all([
      findEarlierSms(db, messages),
      readSharedCap(db, senders),
    ]);
    const batch = judged(distinct, earlierOf, isWithinCap);
    const beside = [storedCounts(batch.counted), storedMessages(batch.rows)];
    const isDone =
      batch.rows.length === 0
        ? await chain.places.areCurrent(db)
        : await chain.append(db, stream, { votes: batch.votes, placesVersion: version }, beside);
    if (!isDone) return undefined;
    return deliveries.map(({ row }, index) => resultOfDelivery(batch.results, row, firsts[index] ?? row));
  };
}

const placedSms = (sms: ReceivedSms, placed: PlacedSms) => ({
  ...placed,
  sms,
  sender: senderOf(sms, placed),
  row: rowOf(sms, placed),
});

type Judged = {
  results: Map<SmsMessagesTable, SmsResult>;
  /** The messages that are no repeats. */
  rows: SmsMessagesTable[];
  votes: VoteToAppend[];
  /** The senders of the votes. */
  counted: CappedSender[];
};

/** Judges messages in their order; those over the cap of their sender are marked as capped. */
function judged(
  distinct: readonly ReturnType<typeof placedSms>[],
  earlierOf: (row: SmsMessagesTable) => EarlierSms | undefined,
  isWithinCap: (sender: CappedSender) => boolean,
): Judged {
  const batch: Judged = { results: new Map(), rows: [], votes: [], counted: [] };
  for (const { sms, place, sender, row, isStopped } of distinct) {
    const earlier = earlierOf(row);
    if (!earlier) batch.rows.push(row);
    if (!earlier && row.outcome === 'counted' && place && sender) {
      if (isWithinCap(sender)) {
        batch.votes.push(voteOf(sms, place));
        batch.counted.push(sender);
      } else row.outcome = 'capped';
    }
    const { outcome, entry_id: entryId } = earlier ?? row;
    const result = { outcome, entryId, duplicate: earlier !== undefined };
    batch.results.set(row, isStopped && outcome === 'closed' ? { ...result, isStopped } : result);
  }
  return batch;
}

const messageColumns = [
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

const byFingerprint = (rows: readonly SmsMessagesTable[]) =>
  rows.toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));

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
