import type { Transaction } from 'kysely';
import { feeDueAt } from '../../../domain/entryFee.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { takesPart } from '../../voting/takesPart.ts';
import type { OrderToPlace } from './idempotencyRepo.ts';
import { newOrder, type Offer } from './offer.ts';

/**
 * The order of an entry's fee. One that can still be paid stands for every request, so that a fee is not paid twice. The
 * entry stays locked until the commit.
 */
export async function offerFee(
  tx: Transaction<Schema>,
  input: OrderToPlace,
  context: WriteContext,
): Promise<Offer> {
  const entered = await tx
    .selectFrom('entries')
    .where('id', '=', input.entryId)
    .select('competition_id')
    .executeTakeFirst();
  if (!entered) return { kind: 'unknown_entry' };
  // Before the entry, in the order in which staff lock them.
  const isOver = !(await takesPart(tx, entered.competition_id, context));
  const query = tx
    .selectFrom('entries')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('entries.id', '=', input.entryId)
    .select([
      'entries.status',
      'entries.fee_baisa',
      'entries.withdrawn_at',
      'entries.created_at',
      'competitions.registration_closes_at',
      'events.ends_at',
    ]);
  const entry = await (context.memory ? query : query.forUpdate('entries')).executeTakeFirst();
  if (!entry) return { kind: 'unknown_entry' };
  const orders = await tx
    .selectFrom('orders')
    .where('entry_id', '=', input.entryId)
    .where('kind', '=', 'fee')
    .orderBy('created_at', 'desc')
    .selectAll()
    .execute();
  if (entry.fee_baisa === 0 || orders.some(({ status }) => status === 'paid')) return { kind: 'no_fee_due' };
  const isOpen = ({ status, expires_at }: (typeof orders)[number]) =>
    (status === 'created' || status === 'pending_payment') && input.arrivedAt < expires_at;
  const open = orders.find(isOpen);
  if (open) return { row: open, isNew: false, eventEndsAt: entry.ends_at };
  const dueAt = feeDueAt({ reg_end: entry.registration_closes_at }, entry.created_at);
  const isOut = entry.status === 'rejected' || entry.withdrawn_at !== null;
  if (isOver || isOut || (dueAt !== null && input.arrivedAt >= dueAt)) return { kind: 'fee_closed' };
  const price = { amount_baisa: entry.fee_baisa, quote: '{}' };
  const place = { of_competition: entered.competition_id, round_id: null, group_id: null };
  const bought = { ...place, votes: null, ...price };
  return { row: newOrder(input, bought), isNew: true, eventEndsAt: entry.ends_at };
}
