import type { SmsInboxTable } from '../../platform/database/schema.ts';
import type { PlacedSms } from '../placeSms.ts';
import { rowOf } from '../receiveSms.ts';
import type { ReceivedSms } from '../smsMessagesRepo.ts';

/** The row of an accepted message: the one that it will have, and its place. */
export const inboxRow = (sms: ReceivedSms, placed: PlacedSms): SmsInboxTable => ({
  ...rowOf(sms, placed),
  round_id: placed.place?.roundId ?? null,
  group_number: placed.place?.groupNumber ?? null,
  zone: placed.place?.zone ?? null,
});
