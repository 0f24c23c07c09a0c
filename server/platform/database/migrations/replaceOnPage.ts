import { sql, type Kysely } from 'kysely';

type PageColumn = 'body_en' | 'body_ar' | 'description_en' | 'description_ar';
export type Replacement = { column: PageColumn; old: string; now: string };

/**
 * Replaces words of a content page; does nothing where the page no longer has them. Only steps from before 0063 use it: they
 * run before staff can edit pages. Later ones take `replaceShippedText`.
 */
export const replaceOnPage =
  (slug: 'about' | 'privacy' | 'terms', replacements: readonly Replacement[]) =>
  async (db: Kysely<never>): Promise<void> => {
    for (const { column, old, now } of replacements)
      await sql`UPDATE content_pages
        SET ${sql.ref(column)} = replace(${sql.ref(column)}, ${old}, ${now})
        WHERE slug = ${slug}`.execute(db);
  };

type Shipped = { version: number } & Record<PageColumn, string | null>;

/**
 * Replaces words of a content page whose text is still the product's own, as a version of its own. A page that a person has
 * changed stays as that person wrote it, also where it still has the old words (decision D233).
 * @param writtenAt when the new words were written (UTC ms)
 * @public for steps of later releases
 */
export const replaceShippedText =
  (slug: 'about' | 'privacy' | 'terms', writtenAt: number, replacements: readonly Replacement[]) =>
  async (db: Kysely<never>): Promise<void> => {
    const { rows } = await sql<Shipped>`SELECT version, description_ar, description_en, body_ar, body_en
      FROM content_pages WHERE slug = ${slug} AND changed_at IS NULL`.execute(db);
    for (const page of rows) {
      const found = replacements.filter(({ column, old }) => page[column]?.includes(old));
      if (found.length === 0) continue;
      for (const { column, old, now } of found)
        await sql`UPDATE content_pages SET ${sql.ref(column)} = replace(${sql.ref(column)}, ${old}, ${now})
          WHERE slug = ${slug}`.execute(db);
      await sql`UPDATE content_pages SET version = version + 1, updated_at = ${writtenAt}
        WHERE slug = ${slug}`.execute(db);
      await sql.raw(keptVersions).execute(db);
    }
  };

/** Keeps the present text of each page as a version, where that is not kept yet. */
export const keptVersions = `INSERT INTO page_versions
  (page_id, version, slug, title_ar, title_en, description_ar, description_en, body_ar, body_en, saved_at)
  SELECT id, version, slug, title_ar, title_en, description_ar, description_en, body_ar, body_en, updated_at
  FROM content_pages
  WHERE id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM page_versions
    WHERE page_id = content_pages.id AND page_versions.version = content_pages.version)`;
