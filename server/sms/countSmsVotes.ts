import type { Transaction } from 'kysely';
import type { Schema, SmsMessagesTable } from '../platform/database/schema.ts';
import type { VoteToAppend } from '../voting/voteToAppend.ts';
import type { CappedSender, SmsCap } from './smsCap.ts';
import { markCapped } from './smsMessagesRepo.ts';

/** A message as it is, or would be, stored. */
export type StoredSms = {
  row: SmsMessagesTable;
  /** The place for which it counts; null if the message names no entry, or several. */
  place: VotedIn | null;
  /** Null if `place` is. */
  sender: CappedSender | null;
};

type VotedIn = Pick<VoteToAppend, 'entryId' | 'roundId' | 'groupNumber'>;

/**
 * Counts one vote for each stored message that counts and is within its sender's cap.
 * @param append appends the votes to the ledger
 * @returns the rows over the cap, now marked as capped
 */
export async function countSmsVotes(
  tx: Transaction<Schema>,
  messages: readonly StoredSms[],
  cap: SmsCap,
  append: (votes: VoteToAppend[]) => Promise<unknown>,
): Promise<Set<SmsMessagesTable>> {
  const countable = messages.flatMap(({ row, place, sender }) =>
    row.outcome === 'counted' && place && sender ? [{ row, place, sender }] : [],
  );
  const within = await cap(countable.map(({ sender }) => sender));
  await append(
    countable.filter((_message, index) => within[index]).map(({ row, place }) => voteOf(row, place)),
  );
  const capped = countable.filter((_message, index) => !within[index]).map(({ row }) => row);
  await markCapped(tx, capped);
  return new Set(capped);
}

type Voted = Pick<SmsMessagesTable, 'provider' | 'message_id' | 'payer' | 'received_at'>;

/** The vote of a message that counts. */
export const voteOf = (row: Voted, { entryId, roundId, groupNumber }: VotedIn): VoteToAppend => ({
  channel: 'sms',
  entryId,
  roundId,
  groupNumber,
  votes: 1,
  sourceRef: `sms:${row.provider}:${row.message_id}`,
  payer: row.payer,
  amountBaisa: 0,
  acceptedAt: row.received_at,
  reversesSeq: null,
});
