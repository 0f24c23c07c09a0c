import type { DialectParts } from './dialectParts.ts';
import { replaceChecks } from './replaceChecks.ts';

/**
 * Removes the foreign key from text messages to entries. It has no index, so deleting an entry would read
 * every message. A message keeps the id of a deleted entry.
 */
export function messagesWithoutEntries(parts: DialectParts): ReturnType<typeof replaceChecks> {
  if (parts.kind === 'postgres')
    return ['ALTER TABLE sms_messages DROP CONSTRAINT sms_messages_entry_id_fkey'];
  const reference = { from: 'entry_id TEXT REFERENCES entries (id)', to: 'entry_id TEXT' };
  return replaceChecks(parts, 'sms_messages', [{ name: 'sms_messages_entry_id_fkey', ...reference }]);
}
