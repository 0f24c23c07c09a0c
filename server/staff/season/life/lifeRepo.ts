import type { Kysely, Transaction } from 'kysely';
import { competitionActs, type CompetitionLife, eventActs } from '../../../../domain/season/seasonLife.ts';
import type { SeasonLife } from '../../../../domain/staff/staffContract.ts';
import type { Schema } from '../../../platform/database/schema.ts';

type Database = Kysely<Schema> | Transaction<Schema>;
type Place = { organisationId: string; id: string; now: number };

const none = { competitions: 0, rounds: 0, groups: 0, entries: 0, paid_fees: 0 };

/**
 * The state of a competition, and what may become of it at `now` (UTC ms); undefined if the organisation has no such
 * competition.
 */
export async function readCompetitionLife(db: Database, place: Place): Promise<SeasonLife | undefined> {
  const facts = await readLifeFacts(db, place);
  if (!facts) return undefined;
  const { version, life, holds } = facts;
  return { version, state: life.state, acts: competitionActs(life, place.now), holds };
}

/** What the life of a competition depends on; undefined if the organisation has no such competition. */
export async function readLifeFacts(
  db: Database,
  { organisationId, id }: Omit<Place, 'now'>,
): Promise<{ version: number; life: CompetitionLife; holds: SeasonLife['holds'] } | undefined> {
  const row = await db
    .selectFrom('competitions')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('competitions.id', '=', id)
    .where('events.organisation_id', '=', organisationId)
    .select([
      'competitions.state',
      'competitions.version',
      'registration_opens_at',
      'registration_closes_at',
      'competitions.starts_at',
      'competitions.ends_at',
      'events.state as event',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const [rounds, windows, entries, orders, vote] = await Promise.all([
    db.selectFrom('rounds').where('competition_id', '=', id).select('id').execute(),
    db
      .selectFrom('voting_groups')
      .innerJoin('rounds', 'rounds.id', 'voting_groups.round_id')
      .where('competition_id', '=', id)
      .select(['opens_at', 'closes_at'])
      .execute(),
    db
      .selectFrom('entries')
      .where('competition_id', '=', id)
      .select((each) => each.fn.countAll<number | string>().as('all'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('orders')
      .where('of_competition', '=', id)
      .where('status', 'in', ['created', 'pending_payment', 'paid'])
      .groupBy(['kind', 'status'])
      .select((each) => ['kind', 'status', each.fn.countAll<number | string>().as('all')])
      .execute(),
    db
      .selectFrom('tallies')
      .innerJoin('rounds', 'rounds.id', 'tallies.round_id')
      .where('competition_id', '=', id)
      .select('tallies.entry_id')
      .limit(1)
      .executeTakeFirst(),
  ]);
  const count = (of: (order: (typeof orders)[number]) => boolean) =>
    orders.filter(of).reduce((sum, { all }) => sum + Number(all), 0);
  const holds = {
    ...none,
    rounds: rounds.length,
    groups: windows.length,
    entries: Number(entries.all),
    paid_fees: count(({ kind, status }) => kind === 'fee' && status === 'paid'),
  };
  const openOrders = count(({ status }) => status !== 'paid');
  const { version, ...dates } = row;
  const life = { ...dates, windows, entries: holds.entries, openOrders, hasVotes: vote !== undefined };
  return { version, life, holds };
}

/** As `readCompetitionLife`, of an event. */
export async function readEventLife(
  db: Database,
  { organisationId, id, now }: Place,
): Promise<SeasonLife | undefined> {
  const row = await db
    .selectFrom('events')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .select(['state', 'version'])
    .executeTakeFirst();
  if (!row) return undefined;
  const competitions = await db
    .selectFrom('competitions')
    .where('event_id', '=', id)
    .select('state')
    .execute();
  const facts = { state: row.state, competitions: competitions.map(({ state }) => state) };
  return { ...row, acts: eventActs(facts, now), holds: { ...none, competitions: competitions.length } };
}
