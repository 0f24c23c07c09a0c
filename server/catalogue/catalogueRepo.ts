import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { Picture } from '../platform/pictureSizes.ts';

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** The rows of everything that visitors can read. */
export type CatalogueRows = {
  events: Omit<Row<'events'>, 'organisation_id'>[];
  competitions: Row<'competitions'>[];
  rounds: Row<'rounds'>[];
  criteria: Row<'criteria'>[];
  pages: Row<'content_pages'>[];
  formerSlugs: Row<'former_slugs'>[];
  pictures: Picture[];
  /** Numbers of approved entries by competition. */
  participants: { competition_id: string; participants: number }[];
};

/** Of an event: visitors do not learn whose it is. */
const publicColumns = [
  'id',
  'slug',
  'name_ar',
  'name_en',
  'zone',
  'starts_at',
  'ends_at',
  'picture',
] as const satisfies (keyof Schema['events'])[];

/** Reads the whole catalogue: it is small, and read far more often than it changes. */
export async function readCatalogue(db: Kysely<Schema>): Promise<CatalogueRows> {
  const [events, competitions, rounds, criteria, pages, formerSlugs, pictures, participants] =
    await Promise.all([
      db.selectFrom('events').select(publicColumns).orderBy('id').execute(),
      db.selectFrom('competitions').selectAll().orderBy('id').execute(),
      db.selectFrom('rounds').selectAll().orderBy('ordinal').execute(),
      db.selectFrom('criteria').selectAll().orderBy('ordinal').execute(),
      db.selectFrom('content_pages').selectAll().orderBy('slug').execute(),
      db.selectFrom('former_slugs').selectAll().orderBy('slug').execute(),
      db.selectFrom('pictures').selectAll().orderBy('name').execute(),
      countParticipants(db),
    ]);
  return { events, competitions, rounds, criteria, pages, formerSlugs, pictures, participants };
}

function countParticipants(db: Kysely<Schema>): Promise<CatalogueRows['participants']> {
  return db
    .selectFrom('entries')
    .where('status', '=', 'approved')
    .groupBy('competition_id')
    .select(['competition_id', sql<number>`count(*)`.as('participants')])
    .orderBy('competition_id')
    .execute();
}
