import { sql, type Kysely } from 'kysely';
import { freeSlug, slugOf } from '../../../../domain/slug.ts';
import { firstPages } from './firstPages.ts';

type Names = { id: string; event_id: string; name_ar: string | null; name_en: string | null };

/** Gives each competition of an older database a slug that is unique in its event. */
export async function slugCompetitions(db: Kysely<never>): Promise<void> {
  const { rows } =
    await sql<Names>`SELECT id, event_id, name_ar, name_en FROM competitions ORDER BY id`.execute(db);
  const taken = new Set<string>();
  for (const { id, event_id, ...names } of rows) {
    const slug = freeSlug(slugOf(names) || 'competition', (each) => taken.has(`${event_id} ${each}`));
    taken.add(`${event_id} ${slug}`);
    await sql`UPDATE competitions SET slug = ${slug} WHERE id = ${id}`.execute(db);
  }
}

/** Inserts the pages with which every installation begins. */
export async function layFirstPages(db: Kysely<never>): Promise<void> {
  for (const page of firstPages()) {
    await sql`INSERT INTO content_pages
      (slug, title_ar, title_en, description_ar, description_en, body_ar, body_en, updated_at)
      VALUES (${page.slug}, ${page.ar.title}, ${page.en.title}, ${page.ar.description}, ${page.en.description},
        ${page.ar.body}, ${page.en.body}, ${page.updatedAt})`.execute(db);
  }
}
