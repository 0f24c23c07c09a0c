import { hash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DialectParts } from './dialectParts.ts';
import { keptVersions } from './replaceOnPage.ts';

/** Ids, versions and earlier texts of content pages, which staff edit (decision D233). */
export const pageVersionTables = ({ integer, typed }: DialectParts): string[] => [
  'ALTER TABLE content_pages ADD COLUMN id TEXT',
  `ALTER TABLE content_pages ADD COLUMN version ${integer} NOT NULL DEFAULT 1`,
  'ALTER TABLE content_pages ADD COLUMN changed_by TEXT REFERENCES staff (id)',
  `ALTER TABLE content_pages ADD COLUMN changed_at ${integer}`,
  'CREATE UNIQUE INDEX content_pages_by_id ON content_pages (id)',
  `CREATE TABLE page_versions (
    page_id TEXT NOT NULL,
    version ${integer} NOT NULL,
    slug TEXT NOT NULL,
    title_ar TEXT,
    title_en TEXT,
    description_ar TEXT,
    description_en TEXT,
    body_ar TEXT,
    body_en TEXT,
    saved_at ${integer} NOT NULL,
    saved_by TEXT REFERENCES staff (id),
    restores ${integer},
    PRIMARY KEY (page_id, version)
  ) ${typed}`,
];

/** Gives each page its id, and keeps its text as its first version. */
export async function keepFirstVersions(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ slug: string }>`SELECT slug FROM content_pages ORDER BY slug`.execute(db);
  for (const { slug } of rows)
    await sql`UPDATE content_pages SET id = ${idOf(slug)} WHERE slug = ${slug}`.execute(db);
  await sql.raw(keptVersions).execute(db);
}

/** An id of the usual shape; the same one in every installation, as the hash of a step must not change. */
const idOf = (slug: string): string => hash('sha256', `content page ${slug}`, 'base64url').slice(0, 22);
