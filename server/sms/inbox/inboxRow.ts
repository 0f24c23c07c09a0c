import type { SmsInboxTable } from '../../platform/database/schema.ts';
import type { PlacedSms } from '../placeSms.ts';
import { rowOf } from '../receiveSms.ts';
import { byFingerprint, firstDeliveries, type ReceivedSms } from '../smsMessagesRepo.ts';

/** The row of an accepted message: the one that it will have, and its place. */
export const inboxRow = (sms: ReceivedSms, placed: PlacedSms): SmsInboxTable => ({
  ...rowOf(sms, placed),
  round_id: placed.place?.roundId ?? null,
  group_number: placed.place?.groupNumber ?? null,
  zone: placed.place?.zone ?? null,
});

/** Each message once, in the order of storing. Of two deliveries of which one is refused, the one that counts stays. */
export function eachOnce(rows: readonly SmsInboxTable[]): SmsInboxTable[] {
  const countedFirst = [
    ...rows.filter(({ outcome }) => outcome === 'counted'),
    ...rows.filter(({ outcome }) => outcome !== 'counted'),
  ];
  const firsts = firstDeliveries(countedFirst);
  return byFingerprint(countedFirst.filter((row, index) => firsts[index] === row));
}
