import type { Transaction } from 'kysely';
import { hash } from 'node:crypto';
import type { SmsMessagesTable, Schema } from '../platform/database/schema.ts';

/** A received message. The write checks window, standing, duplicates and the cap. */
export type ReceivedSms = {
  provider: string;
  messageId: string;
  /** The sender's number as received; `payer` is its pseudonym. */
  sender: string;
  payer: string;
  shortCode: string;
  text: string;
  /** UTC ms: `sentAt` by the operator's clock, `receivedAt` by ours. */
  sentAt: number;
  receivedAt: number;
  /** For each code in the text, the ids of the entries that have it (see `namedEntries`). */
  named: readonly (readonly string[])[];
};

type FingerprintedSms = {
  provider: string;
  payer: string;
  shortCode: string;
  text: string;
  /** UTC ms. */
  sentAt: number;
};

/**
 * Two deliveries with one fingerprint are the same message, whatever their ids (decision D6). The time comes first, so
 * that fingerprints of one evening are neighbours in the index.
 */
export function smsFingerprint(sms: FingerprintedSms): string {
  const digest = hash(
    'sha256',
    JSON.stringify(['sawt-sms-1', sms.provider, sms.payer, sms.shortCode, sms.text, sms.sentAt]),
    'base64url',
  );
  return `${sms.sentAt}-${digest}`;
}

type Identified = Pick<SmsMessagesTable, 'provider' | 'message_id' | 'fingerprint'>;

/** For each message, the first in the list with its id or fingerprint; itself if it is the first. */
export function firstDeliveries<T extends Identified>(messages: readonly T[]): T[] {
  const byId = new Map<string, T>();
  const byFingerprint = new Map<string, T>();
  return messages.map((message) => {
    const id = `${message.provider} ${message.message_id}`;
    const first = byId.get(id) ?? byFingerprint.get(message.fingerprint);
    if (first) return first;
    byId.set(id, message);
    byFingerprint.set(message.fingerprint, message);
    return message;
  });
}

/** In the order in which every write stores messages: two that store the same ones then cannot wait for each other. */
export const byFingerprint = <T extends Pick<Identified, 'fingerprint'>>(messages: readonly T[]): T[] =>
  messages.toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));

/** Stores messages whose id and fingerprint are both new. @returns the fingerprints of those stored */
export async function storeNewMessages(
  tx: Transaction<Schema>,
  messages: readonly SmsMessagesTable[],
): Promise<Set<string>> {
  const stored = await tx
    .insertInto('sms_messages')
    .values(byFingerprint(messages))
    .onConflict((conflict) => conflict.doNothing())
    .returning('fingerprint')
    .execute();
  return new Set(stored.map((row) => row.fingerprint));
}

type EarlierMessage = Pick<SmsMessagesTable, 'message_id' | 'fingerprint' | 'outcome' | 'entry_id'>;

/**
 * The first delivery of a repeated message: the one with its provider and id or, if there is none, its fingerprint; undefined if it
 * is no repeat.
 */
export async function findEarlierMessage(
  tx: Transaction<Schema>,
  message: Identified,
): Promise<EarlierMessage | undefined> {
  const found = tx.selectFrom('sms_messages').select(['message_id', 'fingerprint', 'outcome', 'entry_id']);
  const byId = await found
    .where('provider', '=', message.provider)
    .where('message_id', '=', message.message_id)
    .executeTakeFirst();
  return byId ?? found.where('fingerprint', '=', message.fingerprint).executeTakeFirst();
}

export async function markCapped(
  tx: Transaction<Schema>,
  messages: readonly SmsMessagesTable[],
): Promise<void> {
  if (messages.length === 0) return;
  await tx
    .updateTable('sms_messages')
    .set({ outcome: 'capped' })
    .where(
      'fingerprint',
      'in',
      messages.map((message) => message.fingerprint),
    )
    .execute();
}
