import { dayKey } from '../../../domain/zonedTime.ts';
import { canonicalSender } from '../../sms/payer.ts';
import type { ReceivedSms } from '../../sms/smsMessagesRepo.ts';
import type { StoredEntry } from '../../sms/smsIntake.ts';
import { orderSource } from '../settlement/orderSource.ts';
import type { Settlement } from '../settlement/settlePayment.ts';

/** A vote that was stored, as the detectors in memory see it. */
export type SeenVote = {
  /** The pseudonym of who sent it. */
  payer: string;
  /** The phone number; null where none was given. It is held in memory and goes nowhere. */
  number: number | null;
  /** The pseudonym of the network that an order came from; null where it is unknown, and for a message. */
  network: string | null;
  /** The text of a message; null for an order. */
  text: string | null;
  entryId: string | null;
  sourceRef: string;
  /** UTC ms. */
  at: number;
  /** YYYY-MM-DD in the event's zone. */
  day: string;
};

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
