import { dayKeys } from '../../../domain/dayKeys.ts';
import type { SmsInboxTable, SmsMessagesTable } from '../../platform/database/schema.ts';
import type { StoredSms } from '../countSmsVotes.ts';
import type { SeenText } from '../seeStored.ts';
import { eachOnce } from './inboxRow.ts';

/** A message of the inbox as it would be stored, with its place as it was judged on arrival. */
export type WaitingSms = StoredSms & { inboxed: SmsInboxTable };

/**
 * `taken`: how many messages the drain took. `stored`: what became of them, without those that repeat a message whose outcome
 * stays.
 */
export type Drained = { taken: number; stored: DrainedSms[] };

type DrainedSms = {
  sms: SeenText;
  outcome: SmsMessagesTable['outcome'];
  entryId: string | null;
  /** Null if the message names no entry. */
  zone: string | null;
};

const dayOf = dayKeys();

/** Messages of the inbox, each once. */
export const waitingSms = (taken: readonly SmsInboxTable[]): WaitingSms[] =>
  eachOnce(taken).map((inboxed) => ({
    inboxed,
    row: messageOf(inboxed),
    place: placeOf(inboxed),
    sender: senderOf(inboxed),
  }));

/** What became of a message that is stored now. */
export const drainedSms = ({ inboxed, row }: WaitingSms, outcome = row.outcome): DrainedSms => ({
  sms: textOf(inboxed),
  outcome,
  entryId: row.entry_id,
  zone: inboxed.zone,
});

const messageOf = ({
  round_id: _round,
  group_number: _group,
  zone: _zone,
  ...message
}: SmsInboxTable): SmsMessagesTable => message;

const textOf = ({ provider, message_id, sender, payer, text, received_at }: SmsInboxTable): SeenText => ({
  provider,
  messageId: message_id,
  sender,
  payer,
  text,
  receivedAt: received_at,
});

const placeOf = ({ entry_id, round_id, group_number }: SmsInboxTable): StoredSms['place'] =>
  entry_id === null || round_id === null || group_number === null
    ? null
    : { entryId: entry_id, roundId: round_id, groupNumber: group_number };

const senderOf = ({ payer, received_at: receivedAt, zone }: SmsInboxTable): StoredSms['sender'] =>
  zone === null ? null : { payer, receivedAt, zone, day: dayOf(receivedAt, zone) };
