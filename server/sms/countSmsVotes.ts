import type { Transaction } from 'kysely';
import type { Schema, SmsMessagesTable } from '../platform/database/schema.ts';
import type { WriteContext } from '../platform/writer/write.ts';
import { appendVotes } from '../voting/appendVotes.ts';
import type { EntryPlace } from '../voting/standings/entryPlaces.ts';
import type { VoteToAppend } from '../voting/voteToAppend.ts';
import type { CappedSender, SmsCap } from './smsCap.ts';
import { type ReceivedSms, markCapped } from './smsMessagesRepo.ts';

type StoredSms = {
  sms: ReceivedSms;
  place: EntryPlace | null;
  /** Null if the message names no entry, or several. */
  sender: CappedSender | null;
  row: SmsMessagesTable;
};

/**
 * Appends one vote to the ledger for each stored message that counts and is within its sender's cap.
 * @returns the rows over the cap, now marked as capped
 */
export async function countSmsVotes(
  tx: Transaction<Schema>,
  messages: readonly StoredSms[],
  cap: SmsCap,
  context: WriteContext,
): Promise<Set<SmsMessagesTable>> {
  const countable = messages.flatMap((message) =>
    message.row.outcome === 'counted' && message.sender ? [{ ...message, sender: message.sender }] : [],
  );
  const within = await cap(countable.map(({ sender }) => sender));
  const votes = countable
    .filter((_message, index) => within[index])
    .flatMap(({ sms, place }) => (place ? [voteOf(sms, place)] : []));
  await appendVotes(tx, votes, context);
  const capped = countable.filter((_message, index) => !within[index]).map(({ row }) => row);
  await markCapped(tx, capped);
  return new Set(capped);
}

/** The vote of a message that counts. */
export const voteOf = (sms: ReceivedSms, place: EntryPlace): VoteToAppend => ({
  channel: 'sms',
  entryId: place.entryId,
  roundId: place.roundId,
  groupNumber: place.groupNumber,
  votes: 1,
  sourceRef: `sms:${sms.provider}:${sms.messageId}`,
  payer: sms.payer,
  amountBaisa: 0,
  acceptedAt: sms.receivedAt,
  reversesSeq: null,
});
