import { MUSCAT } from '../../../domain/muscat.ts';
import { dayKey } from '../../../domain/zonedTime.ts';
import { normaliseSender, payerOf } from '../../sms/payer.ts';
import type { ReceivedSms } from '../../sms/receivedSms.ts';
import type { Settlement } from '../settlement/settlement.ts';
import { orderSource } from '../settlement/orderSource.ts';
import type { SeenVote } from './seenVote.ts';

export function seenSms(sms: ReceivedSms, entryId: string | null): SeenVote {
  return {
    payer: sms.payer,
    number: Number(normaliseSender(sms.sender)),
    text: sms.text,
    entryId,
    sourceRef: `sms:${sms.provider}:${sms.messageId}`,
    at: sms.receivedAt,
    day: sms.day,
  };
}

/** A counted order as its phone number shows it; undefined where it has none. `at`: UTC ms. */
export function seenOrder(pepper: Uint8Array, settlement: Settlement, at: number): SeenVote | undefined {
  if (settlement.verdict !== 'counted' || settlement.order.phone === null) return undefined;
  const { id, entryId, phone } = settlement.order;
  return {
    payer: payerOf(pepper, phone),
    number: Number(normaliseSender(phone)),
    text: null,
    entryId,
    sourceRef: orderSource(id),
    at,
    day: dayKey(at, MUSCAT),
  };
}
