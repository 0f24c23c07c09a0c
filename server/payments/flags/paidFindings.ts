import type { Transaction } from 'kysely';
import {
  busiestBurst,
  CARDS_PER_CONTACT,
  CONTACTS_PER_CARD,
  DEVICE_BURST_MS,
  DEVICE_BURST_VOTES,
} from '../../../domain/flags.ts';
import { PAID_REVIEW_VOTES_PER_DAY } from '../../../domain/limits.ts';
import { dayKey, startOfDay } from '../../../domain/zonedTime.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { PaidSession } from '../settlement/judgePayment.ts';
import { orderSource } from '../settlement/orderSource.ts';
import type { LockedVotes } from '../settlement/settlementRepo.ts';
import { type Finding, raiseFlag } from './flagsRepo.ts';
import { ordersOfPayer, type CountedOrder } from './payersOrders.ts';

/**
 * Raises flags on an order whose votes just counted, in the same write.
 * @returns how many
 */
export async function flagPaidOrder(
  tx: Transaction<Schema>,
  order: LockedVotes,
  { card, learnedAt }: PaidSession,
): Promise<number> {
  const findings = paidFindings({
    order,
    card,
    at: learnedAt,
    day: dayKey(learnedAt, order.zone),
    dayStart: startOfDay(learnedAt, order.zone),
    ofDevice: await ordersOfPayer(tx, order.roundId, { device: order.device }),
    ofContact: await ordersOfPayer(tx, order.roundId, { contact: order.contact }),
    ofCard: card === null ? [] : await ordersOfPayer(tx, order.roundId, { card }),
  });
  await raiseFlag(tx, findings);
  return findings.length;
}

/**
 * An order that just counted, with the latest counted orders of its device, contact and card in the round,
 * itself included.
 */
type PaidEvidence = {
  order: { roundId: string; device: string; contact: string; createdAt: number };
  card: string | null;
  at: number;
  /** The day in the event's zone, YYYY-MM-DD. */
  day: string;
  dayStart: number;
  ofDevice: readonly CountedOrder[];
  ofContact: readonly CountedOrder[];
  ofCard: readonly CountedOrder[];
};

/** Which suspicions a paid order raises (decisions D7, D8). */
function paidFindings(evidence: PaidEvidence): Finding[] {
  const found = [deviceBurst(evidence), manyCards(evidence), manyContacts(evidence), busyMethod(evidence)];
  return found.filter((finding) => finding !== undefined);
}

export const sources = (orders: readonly CountedOrder[]) => orders.map(({ id }) => orderSource(id));

function deviceBurst({ order, ofDevice, at, day }: PaidEvidence): Finding | undefined {
  const near = ofDevice.filter(({ createdAt }) => Math.abs(createdAt - order.createdAt) < DEVICE_BURST_MS);
  const votes = busiestBurst(
    near.map((each) => ({ at: each.createdAt, votes: each.votes })),
    order.createdAt,
  );
  if (votes < DEVICE_BURST_VOTES) return undefined;
  return {
    kind: 'device_burst',
    subject: order.device,
    period: day,
    reasons: { votes, threshold: DEVICE_BURST_VOTES, within_ms: DEVICE_BURST_MS },
    members: sources(near),
    at,
  };
}

export function manyCards({
  order,
  ofContact,
  at,
}: Pick<PaidEvidence, 'ofContact' | 'at'> & { order: Pick<PaidEvidence['order'], 'contact' | 'roundId'> }):
  | Finding
  | undefined {
  const cards = new Set(ofContact.flatMap(({ card }) => card ?? []));
  if (cards.size < CARDS_PER_CONTACT) return undefined;
  return {
    kind: 'many_cards',
    subject: order.contact,
    period: order.roundId,
    reasons: { cards: cards.size, threshold: CARDS_PER_CONTACT },
    members: sources(ofContact),
    at,
  };
}

function manyContacts({ order, card, ofCard, at }: PaidEvidence): Finding | undefined {
  const contacts = new Set(ofCard.map(({ contact }) => contact));
  if (card === null || contacts.size < CONTACTS_PER_CARD) return undefined;
  return {
    kind: 'many_contacts',
    subject: card,
    period: order.roundId,
    reasons: { contacts: contacts.size, threshold: CONTACTS_PER_CARD },
    members: sources(ofCard),
    at,
  };
}

/**
 * Finds a card with more votes in a day than `PAID_REVIEW_VOTES_PER_DAY`. Without a card fingerprint from
 * the gateway, the contact stands for the card.
 */
function busyMethod({
  order,
  card,
  ofCard,
  ofContact,
  at,
  day,
  dayStart,
}: PaidEvidence): Finding | undefined {
  const today = (card === null ? ofContact : ofCard).filter(({ paidAt }) => (paidAt ?? 0) >= dayStart);
  const votes = today.reduce((sum, each) => sum + each.votes, 0);
  if (votes <= PAID_REVIEW_VOTES_PER_DAY) return undefined;
  return {
    kind: 'daily_method',
    subject: card ?? order.contact,
    period: day,
    reasons: { votes, threshold: PAID_REVIEW_VOTES_PER_DAY, day },
    members: sources(today),
    at,
  };
}
