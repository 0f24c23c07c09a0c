import { dayKeys } from '../../../domain/dayKeys.ts';
import { canonicalSender } from '../../sms/payer.ts';
import type { SeenText, StoredEntry } from '../../sms/seeStored.ts';
import { orderSource } from '../settlement/orderSource.ts';
import type { Settlement } from '../settlement/settlePayment.ts';

const dayOf = dayKeys();

/** A stored vote, with what the detectors of flags look at. */
export type SeenVote = {
  /** The pseudonym of the sender of a message, or of an order's contact. */
  payer: string;
  /**
   * The phone number; null without one. It stays in memory, and with several nodes also passes through
   * `seen_votes`.
   */
  number: number | null;
  /** The pseudonym of an order's network; null for a message or an unknown network. */
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

export function seenSms(sms: SeenText, { entryId, zone }: StoredEntry): SeenVote {
  return {
    payer: sms.payer,
    number: Number(canonicalSender(sms.sender)),
    network: null,
    text: sms.text,
    entryId,
    sourceRef: `sms:${sms.provider}:${sms.messageId}`,
    at: sms.receivedAt,
    day: dayOf(sms.receivedAt, zone),
  };
}

/** The vote of an order that counted at `at` (UTC ms); undefined if it did not count. */
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
    day: dayOf(at, zone),
  };
}
