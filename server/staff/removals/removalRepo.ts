import { type Kysely, sql, type Transaction } from 'kysely';
import {
  needsSecondPerson,
  removalKinds,
  removalStop,
  type RemovalStop,
} from '../../../domain/season/memberRemoval.ts';
import type { EntryInRound, MemberRemoval, RemovalKind } from '../../../domain/staff/staffContract.ts';
import { isOpenOrder } from '../../payments/orders/openOrders.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { placesToChange } from '../../voting/standings/changeStanding.ts';
import { findPlaces } from '../../voting/standings/entryPlaces.ts';
import { readRoundsOf } from '../entries/readEntry.ts';

type Database = Kysely<Schema> | Transaction<Schema>;

/** Counted votes for an entry in some rounds, and paid orders of them with their sum in baisa. */
type AtStake = { votes: number; orders: number; amount_baisa: number };

/** An entry as far as it can be taken out of its vote or brought back. */
export type RemovableEntry = AtStake & {
  competition: { id: string; name_ar: string | null; name_en: string | null };
  code: string | null;
  zone: string;
  stop: RemovalStop | null;
  kinds: RemovalKind[];
  /** The rounds that would change. */
  places: EntryInRound[];
  is_open: boolean;
  needs_second_person: boolean;
};

/** An entry of an organisation at `now` (UTC ms); undefined if there is none. */
export async function readRemovable(
  db: Database,
  { organisationId, id, now }: { organisationId: string; id: string; now: number },
): Promise<RemovableEntry | undefined> {
  const row = await db
    .selectFrom('entries')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .leftJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .where('entries.id', '=', id)
    .where('events.organisation_id', '=', organisationId)
    .select([
      'entries.sms_code',
      'entries.status',
      'accounts.suspended_at',
      'competitions.id',
      'competitions.name_ar',
      'competitions.name_en',
      'competitions.state',
      'events.zone',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const changing = placesToChange(await findPlaces(db, [id]), now);
  const places = (await readRoundsOf(db, id)).filter(({ round }) =>
    changing.some(({ ordinal }) => ordinal === round.number),
  );
  const entry = {
    state: row.state,
    standings: changing.map(({ standing }) => standing),
    isBarred: row.status === 'rejected' || row.suspended_at !== null,
  };
  const { is_voted, ...stake } = await readAtStake(
    db,
    id,
    changing.map(({ roundId }) => roundId),
  );
  return {
    competition: { id: row.id, name_ar: row.name_ar, name_en: row.name_en },
    code: row.sms_code,
    zone: row.zone,
    stop: removalStop(entry),
    kinds: removalKinds(entry),
    places,
    is_open: changing.some(({ opensAt, closesAt }) => opensAt <= now && now < closesAt),
    ...stake,
    needs_second_person: needsSecondPerson({ is_voted, orders: stake.orders }),
  };
}

/** `is_voted`: whether somebody voted, also if those votes were taken back, or an order waits for its payment. */
async function readAtStake(
  db: Database,
  id: string,
  rounds: readonly string[],
): Promise<AtStake & { is_voted: boolean }> {
  if (rounds.length === 0) return { votes: 0, orders: 0, amount_baisa: 0, is_voted: false };
  const tallies = await db
    .selectFrom('tallies')
    .where('entry_id', '=', id)
    .where('round_id', 'in', rounds)
    .select('votes')
    .execute();
  const ordered = db
    .selectFrom('orders')
    .where('entry_id', '=', id)
    .where('kind', '=', 'vote')
    .where('round_id', 'in', rounds);
  const paid = await ordered
    .where('status', '=', 'paid')
    .select((row) => [
      row.fn.countAll<number | string>().as('orders'),
      sql<number | string>`coalesce(sum(amount_baisa), 0)`.as('amount'),
    ])
    .executeTakeFirstOrThrow();
  const waiting = await ordered.where(isOpenOrder).select('id').limit(1).executeTakeFirst();
  return {
    votes: tallies.reduce((sum, tally) => sum + tally.votes, 0),
    orders: Number(paid.orders),
    amount_baisa: Number(paid.amount),
    is_voted: tallies.length > 0 || waiting !== undefined,
  };
}

/** What staff did last to an entry by an act of D241; null if nothing. */
export async function readRemoved(db: Database, id: string): Promise<MemberRemoval['removed']> {
  const removals = db.selectFrom('member_removals').where('entry_id', '=', id);
  const last = await removals
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .select(['kind', 'removed_at as at', 'reason_ar', 'reason_en'])
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const refunding = await removals.where('refunding', '=', 1).select('id').limit(1).executeTakeFirst();
  return { ...last, is_refunding: refunding !== undefined };
}
