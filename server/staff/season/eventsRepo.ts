import type { Kysely, Transaction } from 'kysely';
import { isOver } from '../../../domain/season/seasonLife.ts';
import { strictest } from '../../../domain/season/situation.ts';
import { EVENT_PAGE } from '../../../domain/season/seasonLimits.ts';
import type { Scope } from '../../../domain/staff/rights.ts';
import type { EventCompetition, StaffEvent, StaffEventPage } from '../../../domain/staff/staffContract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { afterKey, pageOf } from '../pageKey.ts';
import { changeOf } from './changeOf.ts';
import { readSituations } from './situation.ts';

type Database = Kysely<Schema> | Transaction<Schema>;

/** What of an organisation a person may see, and the time (UTC ms) at which it is judged what may change. */
type Sight = { organisationId: string; scope: Scope; now: number };

/** A page of the events that a scope reaches: those that begin last first, each with the competitions of the scope. */
export async function listEvents(
  db: Kysely<Schema>,
  sight: Sight,
  after: string | undefined,
): Promise<StaffEventPage> {
  if (sight.scope?.length === 0) return { data: [], next: null };
  let query = select(db, sight)
    .orderBy('events.starts_at', 'desc')
    .orderBy('events.id')
    .limit(EVENT_PAGE + 1);
  if (after !== undefined) query = query.where(afterKey(['events.starts_at', 'events.id'], after));
  const { shown, next } = pageOf(await query.execute(), EVENT_PAGE, ({ starts_at: at, id }) => ({ at, id }));
  return { data: await present(db, shown, sight), next };
}

/** An event of an organisation; undefined if the organisation has no such event, or the scope reaches none of it. */
export async function readEvent(db: Database, sight: Sight, id: string): Promise<StaffEvent | undefined> {
  if (sight.scope?.length === 0) return undefined;
  const rows = await select(db, sight).where('events.id', '=', id).execute();
  return (await present(db, rows, sight))[0];
}

function select(db: Database, { organisationId, scope }: Sight) {
  const query = db
    .selectFrom('events')
    .leftJoin('staff', 'staff.id', 'events.changed_by')
    .where('events.organisation_id', '=', organisationId)
    .select([
      'events.id',
      'slug',
      'name_ar',
      'name_en',
      'zone',
      'starts_at',
      'ends_at',
      'state',
      'version',
      'changed_at',
      'staff.name as by',
    ]);
  return scope === null
    ? query
    : query.where(
        'events.id',
        'in',
        db.selectFrom('competitions').where('id', 'in', scope).select('event_id'),
      );
}

type EventRow = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

async function present(
  db: Database,
  events: readonly EventRow[],
  { scope, now }: Sight,
): Promise<StaffEvent[]> {
  if (events.length === 0) return [];
  const competitions = await db
    .selectFrom('competitions')
    .where(
      'event_id',
      'in',
      events.map(({ id }) => id),
    )
    .select([
      'id',
      'event_id',
      'slug',
      'name_ar',
      'name_en',
      'state',
      'registration_opens_at',
      'registration_closes_at',
      'starts_at',
      'ends_at',
    ])
    .orderBy('id')
    .execute();
  const ids = competitions.map(({ id }) => id);
  const [windows, situations] = await Promise.all([readWindows(db, ids), readSituations(db, ids, now)]);
  const byEvent = Map.groupBy(competitions, ({ event_id }) => event_id);
  return events.map(({ changed_at, by, ...event }) => {
    const all = byEvent.get(event.id) ?? [];
    const seen = scope === null ? all : all.filter(({ id }) => scope.includes(id));
    const ofAll = all.map(({ id }) => situations.get(id)!.held);
    return {
      ...event,
      situation: isOver(event.state)
        ? 'sealed'
        : strictest(event.state === 'draft' ? ofAll : ['published', ...ofAll]),
      changed: changeOf({ changed_at, by }),
      competitions: seen.map(({ event_id: _event, ...competition }): EventCompetition => ({
        ...competition,
        windows: windows.get(competition.id) ?? [],
        entries: situations.get(competition.id)!.entries,
      })),
    };
  });
}

/** The windows of competitions in the order in which they open. */
async function readWindows(
  db: Database,
  competitionIds: readonly string[],
): Promise<ReadonlyMap<string, { opens_at: number; closes_at: number }[]>> {
  if (competitionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('voting_groups')
    .innerJoin('rounds', 'rounds.id', 'voting_groups.round_id')
    .where('competition_id', 'in', competitionIds)
    .select(['competition_id', 'opens_at', 'closes_at'])
    .orderBy('opens_at')
    .execute();
  const byCompetition = Map.groupBy(rows, ({ competition_id }) => competition_id);
  return new Map(
    [...byCompetition].map(([id, all]) => [
      id,
      all.map(({ competition_id: _competition, ...window }) => window),
    ]),
  );
}
