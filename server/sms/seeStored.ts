import type { ReceivedSms } from './smsMessagesRepo.ts';

/** Sees a message of which it is known what became. */
export type SeeStored = (sms: SeenText, entry: StoredEntry) => void;

export type SeenText = Pick<
  ReceivedSms,
  'provider' | 'messageId' | 'sender' | 'payer' | 'text' | 'receivedAt'
>;

/** The entry that a message names, and the zone of its event. */
export type StoredEntry = { entryId: string | null; zone: string };
