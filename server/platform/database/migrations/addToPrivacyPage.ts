import { sql, type Kysely } from 'kysely';

export type Addition = { column: 'body_en' | 'body_ar'; after: string; added: string };

/** Adds sentences to the privacy page, where the page still has the sentence before each. */
export const addToPrivacyPage =
  (additions: readonly Addition[]) =>
  async (db: Kysely<never>): Promise<void> => {
    for (const { column, after, added } of additions)
      await sql`UPDATE content_pages
        SET ${sql.ref(column)} = replace(${sql.ref(column)}, ${after}, ${after + added})
        WHERE slug = 'privacy'`.execute(db);
  };
