import type { Transaction } from 'kysely';
import type { Schema, SmsInboxTable } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { placeSms, type PlacedSms } from '../placeSms.ts';
import type { SmsResult } from '../receiveSms.ts';
import { findEarlierMessage, type ReceivedSms } from '../smsMessagesRepo.ts';
import { orReplaceRefused } from './inboxRepo.ts';
import { eachOnce, inboxRow } from './inboxRow.ts';

/**
 * Puts messages into the inbox (decision D255): judged by the window and the standing of now, as at any commit, but not yet
 * counted. Repeats and the cap are judged when the inbox is drained.
 */
export async function acceptSms(
  tx: Transaction<Schema>,
  inputs: ReceivedSms[],
  context: WriteContext,
): Promise<SmsResult[]> {
  const placementOf = await placeSms(tx, inputs, context);
  const messages = inputs.map((sms) => judgedSms(sms, placementOf(sms)));
  const earlier = new Map<SmsInboxTable, SmsResult>();
  for (const { row } of messages.filter(isRefused)) {
    const found = await findAccepted(tx, row);
    if (found) earlier.set(row, found);
  }
  const fresh = messages.flatMap(({ row }) => (earlier.has(row) ? [] : row));
  if (fresh.length > 0)
    await tx.insertInto('sms_inbox').values(eachOnce(fresh)).modifyEnd(orReplaceRefused).execute();
  return messages.map((message) => earlier.get(message.row) ?? resultOf(message));
}

/** A message with its row in the inbox. */
export type JudgedSms = Pick<PlacedSms, 'isStopped'> & { row: SmsInboxTable };

export const judgedSms = (sms: ReceivedSms, placed: PlacedSms): JudgedSms => ({
  row: inboxRow(sms, placed),
  ...(placed.isStopped && { isStopped: placed.isStopped }),
});

/** A refused message may repeat one that was in time: its sender then hears of that one. */
export const isRefused = ({ row }: JudgedSms): boolean => row.outcome !== 'counted';

export function resultOf({ row, isStopped }: JudgedSms): SmsResult {
  const result = { outcome: outcomeOf(row), entryId: row.entry_id, duplicate: false };
  return isStopped ? { ...result, isStopped } : result;
}

/** What is said of a message in the inbox. */
export const outcomeOf = ({ outcome }: Pick<SmsInboxTable, 'outcome'>): SmsResult['outcome'] =>
  outcome === 'counted' ? 'accepted' : outcome;

/** What is said of the repeat of a message. */
export const repeatOf = (
  outcome: SmsResult['outcome'],
  { entry_id: entryId }: Pick<SmsInboxTable, 'entry_id'>,
): SmsResult => ({ outcome, entryId, duplicate: true });

async function findAccepted(tx: Transaction<Schema>, row: SmsInboxTable): Promise<SmsResult | undefined> {
  const waiting = await tx
    .selectFrom('sms_inbox')
    .where('fingerprint', '=', row.fingerprint)
    .select(['outcome', 'entry_id'])
    .executeTakeFirst();
  if (waiting) return repeatOf(outcomeOf(waiting), waiting);
  const stored = await findEarlierMessage(tx, row);
  return stored && repeatOf(stored.outcome, stored);
}
