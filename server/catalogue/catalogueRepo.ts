import type { Kysely, Selectable } from 'kysely';
import { countApproved } from '../platform/database/countApproved.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Picture } from '../platform/pictureSizes.ts';

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** The rows of everything that visitors can read: no draft is among them (decision D225). */
export type CatalogueRows = {
  events: Pick<Row<'events'>, (typeof publicColumns)[number]>[];
  competitions: Row<'competitions'>[];
  rounds: Row<'rounds'>[];
  criteria: Row<'criteria'>[];
  pages: Row<'content_pages'>[];
  formerSlugs: Row<'former_slugs'>[];
  formerCompetitionSlugs: Row<'former_competition_slugs'>[];
  pictures: (Picture & { crops: string | null })[];
  /** Groups whose vote two persons extended (decision D232), by when they close. */
  extensions: ExtensionRow[];
  /** Stops of voting (decision D238), by when they began. */
  stops: StopRow[];
  /** Entries that staff took out of a vote or brought back (decision D241), by when. */
  removals: RemovalRow[];
  /** Numbers of approved entries by competition. */
  participants: { competition_id: string; participants: number }[];
};

type ExtensionRow = Pick<Row<'voting_groups'>, 'round_id' | 'name_ar' | 'name_en' | 'closes_at'> & {
  extended_from: number;
  reason_ar: string | null;
  reason_en: string | null;
};

type StopRow = Pick<Row<'voting_groups'>, 'round_id' | 'name_ar' | 'name_en'> &
  Pick<Row<'voting_stops'>, 'stopped_at' | 'resumed_at' | 'reason_ar' | 'reason_en'>;

type RemovalRow = Pick<Row<'member_removals'>, 'kind' | 'removed_at' | 'reason_ar' | 'reason_en'> &
  Pick<Row<'users'>, 'full_name' | 'name_ar' | 'name_en'> & { of_competition: string };

/** Of an event: visitors do not learn whose it is. */
export const publicColumns = [
  'id',
  'slug',
  'name_ar',
  'name_en',
  'zone',
  'starts_at',
  'ends_at',
  'picture',
  'picture_alt_ar',
  'picture_alt_en',
  'state',
  'ended_at',
] as const satisfies (keyof Schema['events'])[];

/** Reads the whole catalogue: it is small, and read far more often than it changes. */
export async function readCatalogue(db: Kysely<Schema>): Promise<CatalogueRows> {
  const [
    events,
    competitions,
    rounds,
    criteria,
    pages,
    formerSlugs,
    formerCompetitionSlugs,
    pictures,
    extensions,
    stops,
    removals,
    participants,
  ] = await Promise.all([
    db.selectFrom('events').where('state', '<>', 'draft').select(publicColumns).orderBy('id').execute(),
    db.selectFrom('competitions').where('state', '<>', 'draft').selectAll().orderBy('id').execute(),
    db.selectFrom('rounds').selectAll().orderBy('ordinal').execute(),
    db.selectFrom('criteria').selectAll().orderBy('ordinal').execute(),
    db.selectFrom('content_pages').selectAll().orderBy('slug').execute(),
    db.selectFrom('former_slugs').selectAll().orderBy('slug').execute(),
    db.selectFrom('former_competition_slugs').selectAll().orderBy('event_id').orderBy('slug').execute(),
    db.selectFrom('pictures').select(['name', 'width', 'height', 'crops']).orderBy('name').execute(),
    readExtensions(db),
    readStops(db),
    readRemovals(db),
    countApproved(db).orderBy('competition_id').execute(),
  ]);
  return {
    events,
    competitions,
    rounds,
    criteria,
    pages,
    formerSlugs,
    formerCompetitionSlugs,
    pictures,
    extensions,
    stops,
    removals,
    participants,
  };
}

function readExtensions(db: Kysely<Schema>): Promise<ExtensionRow[]> {
  return db
    .selectFrom('voting_groups')
    .where('extended_from', 'is not', null)
    .orderBy('closes_at')
    .orderBy('id')
    .select([
      'round_id',
      'name_ar',
      'name_en',
      'closes_at',
      'extended_from',
      'extended_reason_ar as reason_ar',
      'extended_reason_en as reason_en',
    ])
    .$narrowType<{ extended_from: number }>()
    .execute();
}

function readStops(db: Kysely<Schema>): Promise<StopRow[]> {
  return db
    .selectFrom('voting_stops')
    .innerJoin('voting_groups', 'voting_groups.id', 'voting_stops.group_id')
    .orderBy('stopped_at')
    .orderBy('voting_stops.id')
    .select(['round_id', 'name_ar', 'name_en', 'stopped_at', 'resumed_at', 'reason_ar', 'reason_en'])
    .execute();
}

function readRemovals(db: Kysely<Schema>): Promise<RemovalRow[]> {
  return db
    .selectFrom('member_removals')
    .innerJoin('entries', 'entries.id', 'member_removals.entry_id')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .orderBy('removed_at')
    .orderBy('member_removals.id')
    .select([
      'entries.competition_id as of_competition',
      'kind',
      'removed_at',
      'reason_ar',
      'reason_en',
      'users.full_name',
      'users.name_ar',
      'users.name_en',
    ])
    .execute();
}
