import type { Transaction } from 'kysely';
import type { Schema, SmsInboxTable, SmsMessagesTable } from '../../platform/database/schema.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { appendAccepted } from '../../voting/appendAccepted.ts';
import { countSmsVotes } from '../countSmsVotes.ts';
import { openSmsCap } from '../smsCap.ts';
import { storeNewMessages } from '../smsMessagesRepo.ts';
import { countRefused } from './countRefused.ts';
import { takeWaiting, takeWaitingOf } from './inboxRepo.ts';
import { drainedSms, waitingSms, type Drained } from './waitingSms.ts';

/**
 * Counts the oldest messages of the inbox, at most `most`: each once, and at most 20 of a number on a day (decisions D6, D7, D255).
 * Window and standing were judged on arrival.
 */
export const drainInbox = oneByOne(
  async (tx: Transaction<Schema>, most: number, context: WriteContext): Promise<Drained> =>
    countTaken(tx, await takeWaiting(tx, most, context), context),
);

/** Counts the messages of some senders that wait in the inbox. @param payers the pseudonyms of the senders */
export async function drainSenders(
  tx: Transaction<Schema>,
  payers: readonly string[],
  context: WriteContext,
): Promise<void> {
  if (payers.length > 0) await countTaken(tx, await takeWaitingOf(tx, payers), context);
}

async function countTaken(
  tx: Transaction<Schema>,
  taken: readonly SmsInboxTable[],
  context: WriteContext,
): Promise<Drained> {
  if (taken.length === 0) return { taken: 0, stored: [] };
  const waiting = waitingSms(taken);
  const cap = await openSmsCap(
    tx,
    waiting.flatMap(({ sender }) => sender ?? []),
    context,
  );
  const stored = await storeNewMessages(
    tx,
    waiting.map(({ row }) => row),
  );
  const isNew = ({ row }: { row: SmsMessagesTable }) => stored.has(row.fingerprint);
  const fresh = waiting.filter(isNew);
  const repeats = waiting.filter((message) => !isNew(message));
  const corrected = await countRefused(tx, repeats);
  const judged = [...fresh, ...corrected];
  const capped = await countSmsVotes(tx, judged, cap, (votes) => appendAccepted(tx, votes, context));
  const drained = judged.map((sms) => drainedSms(sms, capped.has(sms.row) ? 'capped' : sms.row.outcome));
  return { taken: taken.length, stored: drained };
}
