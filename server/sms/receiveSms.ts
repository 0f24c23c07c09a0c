import type { Transaction } from 'kysely';
import type { SmsOutcome } from '../../domain/contract.ts';
import { dayKeys } from '../../domain/dayKeys.ts';
import type { Schema, SmsInboxTable, SmsMessagesTable } from '../platform/database/schema.ts';
import type { WriteContext } from '../platform/writer/write.ts';
import { appendVotes } from '../voting/appendVotes.ts';
import { countSmsVotes } from './countSmsVotes.ts';
import { placeSms, type PlacedSms } from './placeSms.ts';
import { openSmsCap, type CappedSender } from './smsCap.ts';
import {
  firstDeliveries,
  type ReceivedSms,
  smsFingerprint,
  findEarlierMessage,
  storeNewMessages,
} from './smsMessagesRepo.ts';

const dayOf = dayKeys();

/**
 * A duplicate has the outcome and the entry of the first delivery. `isStopped`: `closed`, because the voting of its group is
 * stopped (decision D238).
 */
export type SmsResult = {
  outcome: SmsOutcome;
  entryId: string | null;
  duplicate: boolean;
  isStopped?: true;
};

/**
 * Stores messages and counts their votes: each once for all its deliveries, at most 20 of a number on a day in the
 * event's zone, and only if the entry competes and its window was open on arrival (decisions D6, D7).
 */
export async function receiveSms(
  tx: Transaction<Schema>,
  inputs: ReceivedSms[],
  context: WriteContext,
): Promise<SmsResult[]> {
  const placementOf = await placeSms(tx, inputs, context);
  const deliveries = inputs.map((sms) => {
    const placed = placementOf(sms);
    const { place, isStopped } = placed;
    return { sms, place, isStopped, sender: senderOf(sms, placed), row: rowOf(sms, placed) };
  });
  const firsts = firstDeliveries(deliveries.map(({ row }) => row));
  const distinct = deliveries.filter(({ row }, index) => firsts[index] === row);
  const senders = deliveries.flatMap(({ sender }) => sender ?? []);
  const cap = await openSmsCap(tx, senders, context);
  const stored = await storeNewMessages(
    tx,
    distinct.map(({ row }) => row),
  );
  const fresh = distinct.filter(({ row }) => stored.has(row.fingerprint));
  const capped = await countSmsVotes(tx, fresh, cap, (votes) => appendVotes(tx, votes, context));
  const results = new Map<SmsMessagesTable, SmsResult>();
  for (const { row, isStopped } of distinct) {
    const result = await resultOf(tx, row, stored, capped);
    results.set(row, isStopped && result.outcome === 'closed' ? { ...result, isStopped } : result);
  }
  return deliveries.map(({ row }, index) => resultOfDelivery(results, row, firsts[index] ?? row));
}

export function senderOf({ payer, receivedAt }: ReceivedSms, { place }: PlacedSms): CappedSender | null {
  return place && { payer, receivedAt, zone: place.zone, day: dayOf(receivedAt, place.zone) };
}

/** The row of a message that has just arrived. */
type ArrivedRow = SmsMessagesTable & Pick<SmsInboxTable, 'sender' | 'text' | 'outcome'>;

export function rowOf(sms: ReceivedSms, { place, outcome }: PlacedSms): ArrivedRow {
  return {
    provider: sms.provider,
    message_id: sms.messageId,
    fingerprint: smsFingerprint(sms),
    sender: sms.sender,
    payer: sms.payer,
    short_code: sms.shortCode,
    text: sms.text,
    sent_at: sms.sentAt,
    received_at: sms.receivedAt,
    entry_id: place?.entryId ?? null,
    outcome,
  };
}

async function resultOf(
  tx: Transaction<Schema>,
  row: SmsMessagesTable,
  stored: ReadonlySet<string>,
  capped: ReadonlySet<SmsMessagesTable>,
): Promise<SmsResult> {
  if (stored.has(row.fingerprint)) {
    return { outcome: capped.has(row) ? 'capped' : row.outcome, entryId: row.entry_id, duplicate: false };
  }
  const earlier = await findEarlierMessage(tx, row);
  if (!earlier) throw neitherStoredNorFound();
  return { outcome: earlier.outcome, entryId: earlier.entry_id, duplicate: true };
}

export function resultOfDelivery(
  results: Map<SmsMessagesTable, SmsResult>,
  row: SmsMessagesTable,
  first: SmsMessagesTable,
): SmsResult {
  const result = results.get(first);
  if (!result) throw neitherStoredNorFound();
  return first === row ? result : { ...result, duplicate: true };
}

const neitherStoredNorFound = () => new Error('A message was neither stored nor found.');
