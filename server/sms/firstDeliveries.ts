import type { SmsMessagesTable } from '../platform/database/schema.ts';

type Identified = Pick<SmsMessagesTable, 'provider' | 'message_id' | 'fingerprint'>;

/** For each message of a list the first one of it that it repeats, by id or by fingerprint; itself when it is new. */
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
