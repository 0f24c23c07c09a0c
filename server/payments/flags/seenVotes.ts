import { dayKey } from '../../../domain/zonedTime.ts';
import { canonicalSender } from '../../sms/payer.ts';
import type { ReceivedSms } from '../../sms/receivedSms.ts';
import type { StoredEntry } from '../../sms/smsIntake.ts';
import type { Settlement } from '../settlement/settlement.ts';
import { orderSource } from '../settlement/orderSource.ts';
import type { SeenVote } from './seenVote.ts';

export function seenSms(sms: ReceivedSms, { entryId, zone }: StoredEntry): SeenVote {
  return {
    payer: sms.payer,
    number: Number(canonicalSender(sms.sender)),
    network: null,
    text: sms.text,
    entryId,
    sourceRef: `sms:${sms.provider}:${sms.messageId}`,
    at: sms.receivedAt,
    day: dayKey(sms.receivedAt, zone),
  };
}

/** An order that was counted at `at` (UTC ms); undefined where none was. */
export function seenOrder(settlement: Settlement, at: number): SeenVote | undefined {
  if (settlement.verdict !== 'counted') return undefined;
  const { id, entryId, phone, contact, network, zone } = settlement.order;
  return {
    payer: contact,
    number: phone === null ? null : Number(canonicalSender(phone)),
    network,
    text: null,
    entryId,
    sourceRef: orderSource(id),
    at,
    day: dayKey(at, zone),
  };
}
