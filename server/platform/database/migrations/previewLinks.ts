import type { Kysely } from 'kysely';
import type { DialectParts } from './dialectParts.ts';
import { moveReservedSlugs } from './formerSlugs.ts';

/** Links that show a draft (decision D231). They go with it: a node of the release before deletes drafts, too. */
export const previewLinkTables = ({ integer, typed }: DialectParts): string[] => [
  `CREATE TABLE preview_links (
    id TEXT NOT NULL PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    competition_id TEXT REFERENCES competitions (id) ON DELETE CASCADE,
    created_at ${integer} NOT NULL,
    expires_at ${integer} NOT NULL CHECK (expires_at > created_at)
  ) ${typed}`,
  'CREATE INDEX preview_links_by_event ON preview_links (event_id)',
  'CREATE INDEX preview_links_by_competition ON preview_links (competition_id)',
];

/** `/preview` became a page of its own. */
export const movePreviewSlug = (db: Kysely<never>): Promise<void> => moveReservedSlugs(db, ['preview']);
