import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** A stop that nobody has resumed; `stopped_at` in UTC ms. */
export type StopGoingOn = { id: string; stopped_at: number };

/** The stop of a group that goes on (decision D238). Before a write decides by it, it locks the group, as a stop does. */
export const findStop = (db: Kysely<Schema>, groupId: string): Promise<StopGoingOn | undefined> =>
  db
    .selectFrom('voting_stops')
    .where('group_id', '=', groupId)
    .where('resumed_at', 'is', null)
    .select(['id', 'stopped_at'])
    .executeTakeFirst();

/** A group whose voting can be stopped or resumed; times in UTC ms, `stopped_at` null while it is not stopped. */
export type StoppableGroup = {
  id: string;
  competition: string;
  group: string;
  opens_at: number;
  closes_at: number;
  stopped_at: number | null;
  zone: string;
};

/** The groups whose window has not closed at `now` (UTC ms), the next to close first. */
export const listStoppable = (db: Kysely<Schema>, now: number): Promise<StoppableGroup[]> =>
  db
    .selectFrom('voting_groups')
    .innerJoin('rounds', 'rounds.id', 'voting_groups.round_id')
    .innerJoin('competitions', 'competitions.id', 'rounds.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .leftJoin('voting_stops', (join) =>
      join.onRef('voting_stops.group_id', '=', 'voting_groups.id').on('voting_stops.resumed_at', 'is', null),
    )
    .where('voting_groups.closes_at', '>', now)
    .where('competitions.state', '=', 'published')
    .orderBy('voting_groups.closes_at')
    .orderBy('voting_groups.id')
    .select([
      'voting_groups.id',
      'voting_groups.opens_at',
      'voting_groups.closes_at',
      'voting_groups.name_en as group',
      'voting_stops.stopped_at',
      'events.zone',
      sql<string>`coalesce(competitions.name_en, competitions.name_ar, competitions.slug)`.as('competition'),
    ])
    .execute();
