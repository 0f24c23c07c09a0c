import { sql, type Kysely } from 'kysely';
import { freeSlug } from '../../../../domain/slug.ts';
import type { DialectParts } from './dialectParts.ts';

/** Slugs that an event or a content page had before, each with the one that it has now. */
export const formerSlugTables = ({ typed }: DialectParts): string[] => [
  `CREATE TABLE former_slugs (
    slug TEXT NOT NULL PRIMARY KEY,
    slug_now TEXT NOT NULL
  ) ${typed}`,
];

/** First segments of addresses that pages took while events and content pages could have them as slugs. */
const nowReserved = ['contestant', 'judge', 'setup', 'staff'];

/** Gives each event and content page with a slug that pages took another one: `staff` becomes `staff-event`. */
export async function moveReservedSlugs(
  db: Kysely<never>,
  reserved: readonly string[] = nowReserved,
): Promise<void> {
  const slugs = [
    ...(await readSlugs(db, 'events', 'event')),
    ...(await readSlugs(db, 'content_pages', 'page')),
  ];
  const taken = new Set(slugs.map(({ slug }) => slug));
  for (const { table, kind, slug } of slugs.filter((each) => reserved.includes(each.slug))) {
    const now = freeSlug(`${slug}-${kind}`, (each) => taken.has(each));
    taken.add(now);
    await sql`UPDATE ${sql.table(table)} SET slug = ${now} WHERE slug = ${slug}`.execute(db);
    // An event hides a content page with its slug, so the address leads to the event.
    await sql`INSERT INTO former_slugs (slug, slug_now) VALUES (${slug}, ${now})
      ON CONFLICT (slug) DO NOTHING`.execute(db);
  }
}

async function readSlugs(db: Kysely<never>, table: string, kind: 'event' | 'page') {
  const { rows } = await sql<{ slug: string }>`SELECT slug FROM ${sql.table(table)}`.execute(db);
  return rows.map(({ slug }) => ({ table, kind, slug }));
}
