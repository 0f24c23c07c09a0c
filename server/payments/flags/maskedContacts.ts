import { CONTACTS_PER_MASKED_CARD, MASKED_CARD_MS } from '../../../domain/flags.ts';
import type { Finding } from './finding.ts';
import { sources } from './paidFindings.ts';
import type { CountedOrder } from './payersOrders.ts';

export type MaskEvidence = {
  order: { entryId: string; createdAt: number };
  maskedCard: string;
  at: number;
  /** YYYY-MM-DD in the event's zone. */
  day: string;
  /** Orders of all cards that show the same. */
  ofMask: readonly CountedOrder[];
};

/** Cards that show the same digits are rarely used for one entry within minutes, unless they are one card. */
export function maskedContacts({ order, maskedCard, ofMask, at, day }: MaskEvidence): Finding | undefined {
  const near = ofMask.filter(
    ({ entryId, createdAt }) =>
      entryId === order.entryId && Math.abs(createdAt - order.createdAt) < MASKED_CARD_MS,
  );
  const contacts = new Set(near.map(({ contact }) => contact));
  if (contacts.size < CONTACTS_PER_MASKED_CARD) return undefined;
  return {
    kind: 'many_contacts',
    subject: maskedCard,
    period: day,
    reasons: { contacts: contacts.size, threshold: CONTACTS_PER_MASKED_CARD, within_ms: MASKED_CARD_MS },
    members: sources(near),
    at,
  };
}
