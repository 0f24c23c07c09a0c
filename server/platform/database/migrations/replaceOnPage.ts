import { sql, type Kysely } from 'kysely';

type PageColumn = 'body_en' | 'body_ar' | 'description_en' | 'description_ar';
export type Replacement = { column: PageColumn; old: string; now: string };

/** Replaces words of a content page; does nothing where the page no longer has them. */
export const replaceOnPage =
  (slug: 'about' | 'privacy' | 'terms', replacements: readonly Replacement[]) =>
  async (db: Kysely<never>): Promise<void> => {
    for (const { column, old, now } of replacements)
      await sql`UPDATE content_pages
        SET ${sql.ref(column)} = replace(${sql.ref(column)}, ${old}, ${now})
        WHERE slug = ${slug}`.execute(db);
  };
