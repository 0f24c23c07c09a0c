import type { Kysely } from 'kysely';
import { maskedContact } from '../../../domain/maskedContact.ts';
import type { Scope } from '../../../domain/staff/rights.ts';
import type { StaffOrder, StaffOrderPage } from '../../../domain/staff/staffContract.ts';
import { ORDER_PAGE } from '../../../domain/staff/staffLimits.ts';
import { orderOfSource, orderSource } from '../../payments/settlement/orderSource.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { nameCompetitions } from '../competitions/competitionsRepo.ts';
import { pageOf } from '../pageKey.ts';
import { type OrderFilter, stateOf } from './orderFilter.ts';
import { findOrderKeys } from './orderKeys.ts';

/** The organisation and the competitions whose orders a person may see. */
export type OrderSight = { organisationId: string; scope: Scope };

/** Competitions in the choice of a filter. */
const CHOICES = 200;

/** A page of the orders that a person may see, the newest first; undefined for a filter by another competition. */
export async function readOrderPage(
  db: Kysely<Schema>,
  { organisationId, scope }: OrderSight,
  filter: OrderFilter,
): Promise<StaffOrderPage | undefined> {
  const competitions = await nameCompetitions(db, organisationId, scope);
  const seen = competitions.map(({ id }) => id);
  const { competition } = filter;
  if (competition !== undefined && !seen.includes(competition)) return undefined;
  const wanted = competition === undefined ? seen : [competition];
  const keys = wanted.length === 0 ? [] : await findOrderKeys(db, wanted, filter);
  const { shown, next } = pageOf(keys, ORDER_PAGE, ({ created_at: at, id }) => ({ at, id }));
  const ids = shown.map(({ id }) => id);
  return {
    data: await readOrders(db, ids),
    next,
    competitions: competitions.slice(0, CHOICES),
  };
}

/** Orders by their ids, in the same order. */
export async function readOrders(db: Kysely<Schema>, ids: readonly string[]): Promise<StaffOrder[]> {
  if (ids.length === 0) return [];
  const [rows, refunds, reviewed] = await Promise.all([
    select(db).where('orders.id', 'in', ids).execute(),
    db.selectFrom('refund_tasks').where('order_id', 'in', ids).select(['order_id', 'state']).execute(),
    underReview(db, ids),
  ]);
  const states = Map.groupBy(refunds, ({ order_id }) => order_id);
  const orders = new Map(
    rows.map((row) => [row.id, toWire(row, states.get(row.id) ?? [], reviewed.has(row.id))]),
  );
  return ids.flatMap((id) => orders.get(id) ?? []);
}

/** The columns that staff may see: no card, and no session that can still be paid. */
const select = (db: Kysely<Schema>) =>
  db
    .selectFrom('orders')
    .innerJoin('entries', 'entries.id', 'orders.entry_id')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .innerJoin('competitions', 'competitions.id', 'orders.of_competition')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .select([
      'orders.id',
      'orders.receipt_code',
      'orders.kind',
      'orders.status',
      'orders.entry_id',
      'orders.votes',
      'orders.amount_baisa',
      'orders.email',
      'orders.phone',
      'orders.created_at',
      'orders.paid_at',
      'users.full_name',
      'users.name_ar as full_name_ar',
      'users.name_en as full_name_en',
      'competitions.id as competition_id',
      'competitions.name_ar as competition_ar',
      'competitions.name_en as competition_en',
      'events.zone',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function toWire(row: Row, refunds: readonly { state: 'due' | 'done' }[], isReviewed: boolean): StaffOrder {
  const { full_name, full_name_ar, full_name_en, email, phone } = row;
  return {
    id: row.id,
    receipt_code: row.receipt_code,
    kind: row.kind,
    state: stateOf(row.status),
    under_review: isReviewed,
    refund: refunds.length === 0 ? null : refunds.some(({ state }) => state === 'due') ? 'due' : 'done',
    competition: { id: row.competition_id, name_ar: row.competition_ar, name_en: row.competition_en },
    zone: row.zone,
    entry_id: row.entry_id,
    contestant: row.kind === 'vote' ? { full_name, full_name_ar, full_name_en } : null,
    votes: row.votes,
    amount_baisa: row.amount_baisa,
    currency: 'OMR',
    payer: {
      email: email === null ? null : maskedContact('email', email),
      phone: phone === null ? null : maskedContact('phone_number', phone),
    },
    created_at: row.created_at,
    paid_at: row.paid_at,
  };
}

/** Those of these orders about whose votes a flag is open. */
async function underReview(db: Kysely<Schema>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('vote_flag_members')
    .innerJoin('vote_flags', 'vote_flags.id', 'vote_flag_members.flag_id')
    .where('vote_flag_members.source_ref', 'in', ids.map(orderSource))
    .where('vote_flags.state', '=', 'open')
    .select('vote_flag_members.source_ref')
    .execute();
  return new Set(rows.flatMap(({ source_ref }) => orderOfSource(source_ref) ?? []));
}
