import type { SmsInboxTable } from '../../platform/database/schema.ts';
import type { PlacedSms } from '../placeSms.ts';
import { smsFingerprint, type ReceivedSms } from '../smsMessagesRepo.ts';

/** The row of an accepted message. */
export const inboxRow = (sms: ReceivedSms, { place, outcome }: PlacedSms): SmsInboxTable => ({
  fingerprint: smsFingerprint(sms),
  provider: sms.provider,
  message_id: sms.messageId,
  sender: sms.sender,
  payer: sms.payer,
  short_code: sms.shortCode,
  text: sms.text,
  sent_at: sms.sentAt,
  received_at: sms.receivedAt,
  outcome,
  entry_id: place?.entryId ?? null,
  round_id: place?.roundId ?? null,
  group_number: place?.groupNumber ?? null,
  zone: place?.zone ?? null,
});
