import type { Transaction } from 'kysely';
import { CONTACTS_PER_MASKED_CARD, MASKED_CARD_MS } from '../../../domain/flags.ts';
import { dayKey } from '../../../domain/zonedTime.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';
import { type Finding, raiseFlag } from './flagsRepo.ts';
import { manyCards, sources } from './paidFindings.ts';
import { ordersOfPayer, type CountedOrder } from './payersOrders.ts';

/** The visible digits of a counted payment's card, as a pseudonym; `at` in UTC ms. */
type MaskedCard = { gateway: string; sessionId: string; maskedCard: string; at: number };

/**
 * Stores the visible card digits of payments that already counted, and raises flags on them (decision
 * D139).
 */
export const noteMaskedCard: Write<MaskedCard, null> = async (tx, inputs) => {
  for (const input of inputs) await noteMask(tx, input);
  return inputs.map(() => null);
};

async function noteMask(tx: Transaction<Schema>, { gateway, sessionId, maskedCard, at }: MaskedCard) {
  const payment = await tx
    .updateTable('payments')
    .set({ masked_card: maskedCard })
    .where('gateway', '=', gateway)
    .where('session_id', '=', sessionId)
    .where('counted', '=', 1)
    .returning('order_id')
    .executeTakeFirst();
  const order =
    payment &&
    (await tx
      .selectFrom('orders')
      .innerJoin('rounds', 'rounds.id', 'orders.round_id')
      .innerJoin('competitions', 'competitions.id', 'rounds.competition_id')
      .innerJoin('events', 'events.id', 'competitions.event_id')
      .where('orders.id', '=', payment.order_id)
      .select([
        'entry_id as entryId',
        'round_id as roundId',
        'contact',
        'created_at as createdAt',
        'events.zone',
      ])
      .$narrowType<{ roundId: string }>()
      .executeTakeFirst());
  if (!order) return;
  const ofContact = await ordersOfPayer(tx, order.roundId, { contact: order.contact });
  const ofMask = await ordersOfPayer(tx, order.roundId, { maskedCard });
  const day = dayKey(at, order.zone);
  const found = [manyCards({ order, ofContact, at }), maskedContacts({ order, maskedCard, at, day, ofMask })];
  await raiseFlag(
    tx,
    found.filter((finding) => finding !== undefined),
  );
}

type MaskEvidence = {
  order: { entryId: string; createdAt: number };
  maskedCard: string;
  at: number;
  /** YYYY-MM-DD in the event's zone. */
  day: string;
  /** Counted orders whose cards have the same visible digits. */
  ofMask: readonly CountedOrder[];
};

/**
 * Finds many contacts that voted for one entry within minutes with cards of the same visible digits:
 * probably one card.
 */
function maskedContacts({ order, maskedCard, ofMask, at, day }: MaskEvidence): Finding | undefined {
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
