import { sql, type Transaction } from 'kysely';
import { reservedSegments } from '../../../domain/routes.ts';
import { freeSlug, slugOf } from '../../../domain/slug.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';

type Names = { name_ar: string; name_en: string | null };

/** Any number that no other advisory lock of the product has. */
const SLUGS_LOCK = 7_298_104;

/**
 * Has writes that give events and content pages their slugs follow one another until their commits: the two share addresses,
 * and no index holds both. A write locks its event before.
 */
export async function lockSlugs(tx: Transaction<Schema>, { memory }: WriteContext): Promise<void> {
  // SQLite has a single writer.
  if (!memory) await sql`SELECT pg_advisory_xact_lock(${sql.lit(SLUGS_LOCK)}::int8)`.execute(tx);
}

/** A free slug for a new event, by its names. */
export async function newEventSlug(tx: Transaction<Schema>, names: Names): Promise<string> {
  return freeTopSlug(tx, slugOf(names) || 'event');
}

/** The wanted slug of a new event or content page, or with a number after it if it is taken. */
export async function freeTopSlug(tx: Transaction<Schema>, wanted: string): Promise<string> {
  const taken = new Set(await likeSlugs(tx, wanted));
  return freeSlug(wanted, (slug) => taken.has(slug));
}

async function likeSlugs(tx: Transaction<Schema>, wanted: string): Promise<string[]> {
  const rows = await Promise.all([
    tx.selectFrom('events').where('slug', 'like', `${wanted}%`).select('slug').execute(),
    tx.selectFrom('content_pages').where('slug', 'like', `${wanted}%`).select('slug').execute(),
    tx.selectFrom('former_slugs').where('slug', 'like', `${wanted}%`).select('slug').execute(),
  ]);
  return rows.flat().map(({ slug }) => slug);
}

/** The event or the content page that wants a slug: a page, and the slug that it has. */
type Wanting = { eventId: string } | { pageId: string; slug: string };

/**
 * Whether another event or content page has this slug, or the pages of the site take it. A content page does not take the
 * former address of something else either, as links to that one would lead to the page.
 */
export async function isTopSlugTaken(
  tx: Transaction<Schema>,
  { slug, than }: { slug: string; than: Wanting },
): Promise<boolean> {
  if (reservedSegments.includes(slug)) return true;
  let events = tx.selectFrom('events').where('slug', '=', slug).select('id');
  let pages = tx.selectFrom('content_pages').where('slug', '=', slug).select('id');
  let former = tx.selectFrom('former_slugs').where('slug', '=', slug).select('slug');
  if ('eventId' in than) events = events.where('id', '<>', than.eventId);
  else {
    pages = pages.where('id', '<>', than.pageId);
    former = former.where('slug_now', '<>', than.slug);
  }
  const isFormer = 'pageId' in than && (await former.executeTakeFirst()) !== undefined;
  const found = await Promise.all([events.executeTakeFirst(), pages.executeTakeFirst()]);
  return isFormer || found.some((each) => each !== undefined);
}

/** Makes the former slug of an event or a content page lead to its present one, and earlier ones too. */
export async function moveSlug(tx: Transaction<Schema>, before: string, now: string): Promise<void> {
  await tx.deleteFrom('former_slugs').where('slug', '=', now).execute();
  await tx.updateTable('former_slugs').set({ slug_now: now }).where('slug_now', '=', before).execute();
  await tx
    .insertInto('former_slugs')
    .values({ slug: before, slug_now: now })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ slug_now: now }))
    .execute();
}

/** A free slug for a new competition of an event, by its names. */
export async function newCompetitionSlug(
  tx: Transaction<Schema>,
  eventId: string,
  names: Names,
): Promise<string> {
  return freeCompetitionSlug(tx, eventId, slugOf(names) || 'competition');
}

/** The wanted slug of a new competition of an event, or with a number after it if it is taken. */
export async function freeCompetitionSlug(
  tx: Transaction<Schema>,
  eventId: string,
  wanted: string,
): Promise<string> {
  const rows = await tx.selectFrom('competitions').where('event_id', '=', eventId).select('slug').execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  return freeSlug(wanted, (slug) => taken.has(slug));
}

/** Whether another competition of the event has this slug. */
export async function isCompetitionSlugTaken(
  tx: Transaction<Schema>,
  { eventId, slug, id }: { eventId: string; slug: string; id: string },
): Promise<boolean> {
  const other = await tx
    .selectFrom('competitions')
    .where('event_id', '=', eventId)
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}

/** Makes the former slug of a competition lead to its present one. */
export async function moveCompetitionSlug(
  tx: Transaction<Schema>,
  { eventId, id, before, now }: { eventId: string; id: string; before: string; now: string },
): Promise<void> {
  await tx
    .deleteFrom('former_competition_slugs')
    .where('event_id', '=', eventId)
    .where('slug', '=', now)
    .execute();
  await tx
    .insertInto('former_competition_slugs')
    .values({ event_id: eventId, slug: before, competition_id: id })
    .onConflict((conflict) => conflict.columns(['event_id', 'slug']).doUpdateSet({ competition_id: id }))
    .execute();
}
