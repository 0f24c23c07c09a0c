import type { SmsInboxTable } from '../../platform/database/schema.ts';
import type { PlacedSms } from '../placeSms.ts';
import { rowOf } from '../receiveSms.ts';
import { firstDeliveries, type ReceivedSms } from '../smsMessagesRepo.ts';

/** The row of an accepted message: the one that it will have, and its place. */
export const inboxRow = (sms: ReceivedSms, placed: PlacedSms): SmsInboxTable => ({
  ...rowOf(sms, placed),
  round_id: placed.place?.roundId ?? null,
  group_number: placed.place?.groupNumber ?? null,
  zone: placed.place?.zone ?? null,
});

/** Rows with each message once. Of two deliveries of which one is refused, the one that counts stays. */
export function eachOnce(rows: readonly SmsInboxTable[]): SmsInboxTable[] {
  const countedFirst = rows.toSorted((a, b) => Number(counts(b)) - Number(counts(a)));
  const firsts = firstDeliveries(countedFirst);
  return countedFirst.filter((row, index) => firsts[index] === row);
}

const counts = ({ outcome }: SmsInboxTable): boolean => outcome === 'counted';
