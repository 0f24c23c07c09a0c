import type { Kysely, SelectQueryBuilder } from 'kysely';
import { ORDER_PAGE } from '../../../domain/staff/staffLimits.ts';
import type { OrdersTable } from '../../platform/database/paymentSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { unindexed } from '../../platform/database/unindexed.ts';
import { belowKey } from '../pageKey.ts';
import { type OrderFilter, statusesIn } from './orderFilter.ts';

/** The key of an order in a list, the newest first. */
export type OrderKey = Pick<OrdersTable, 'id' | 'created_at'>;

type Orders = SelectQueryBuilder<Schema, 'orders', OrderKey>;

/** Parts of one statement; SQLite takes 500. */
const PARTS = 200;

/**
 * The keys of a page and of one order more. Without a search, each competition, or each status in it, gives its newest
 * orders from an index, and the newest of those are the page: the time does not grow with the number of orders.
 * @param competitions ids of those whose orders the caller may see, at least one
 */
export async function findOrderKeys(
  db: Kysely<Schema>,
  competitions: readonly string[],
  filter: OrderFilter,
): Promise<OrderKey[]> {
  if (filter.reference !== undefined || filter.payer !== undefined)
    return search(db, competitions, filter).execute();
  const statuses = statusesIn(filter.state);
  const parts = competitions.flatMap((competition) => {
    const ofCompetition = newest(db, filter).where('of_competition', '=', competition);
    return statuses.length === 0
      ? [ofCompetition]
      : statuses.map((status) => ofCompetition.where('status', '=', status));
  });
  const found: OrderKey[] = [];
  for (let start = 0; start < parts.length; start += PARTS)
    found.push(...(await newestOf(db, parts.slice(start, start + PARTS))));
  return found.toSorted(newestFirst).slice(0, ORDER_PAGE + 1);
}

const newestFirst = (a: OrderKey, b: OrderKey) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1);

function newest(db: Kysely<Schema>, { after }: OrderFilter): Orders {
  const query = db
    .selectFrom('orders')
    .select(['id', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ORDER_PAGE + 1);
  return after === undefined ? query : query.where(belowKey(['created_at', 'id'], after));
}

/** The newest orders of several lists. */
function newestOf(db: Kysely<Schema>, parts: readonly Orders[]): Promise<OrderKey[]> {
  const [first, ...others] = parts.map((part) => db.selectFrom(part.as('part')).selectAll());
  const all = others.reduce((union, part) => union.unionAll(part), first!);
  return db
    .selectFrom(all.as('found'))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ORDER_PAGE + 1)
    .execute();
}

/** A search leads to few orders by an index of its own; for the other conditions the planner must not leave it. */
function search(db: Kysely<Schema>, competitions: readonly string[], filter: OrderFilter): Orders {
  const { reference, payer } = filter;
  const statuses = statusesIn(filter.state);
  let query = newest(db, filter).where(unindexed('of_competition'), 'in', competitions);
  if (statuses.length > 0) query = query.where(unindexed('status'), 'in', statuses);
  if (reference !== undefined)
    query = query.where((eb) => eb.or([eb('id', '=', reference), eb('receipt_code', '=', reference)]));
  if (payer && 'phone' in payer) query = query.where('phone', '=', payer.phone);
  // A payer whose contact is forgotten is found no longer, though the pseudonym stays.
  if (payer && 'contact' in payer)
    query = query.where('contact', '=', payer.contact).where('email', 'is not', null);
  return query;
}
