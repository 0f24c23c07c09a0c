import type { DialectParts } from './dialectParts.ts';

const STATES = `'draft', 'published', 'closed', 'archived', 'cancelled'`;

/**
 * The states of events and competitions (decision D225), versions of what staff edit, and the slugs that competitions had
 * before. What is there already is published.
 */
export const seasonStates = ({ integer, typed }: DialectParts): string[] => [
  ...['events', 'competitions'].flatMap((table) => [
    `ALTER TABLE ${table} ADD COLUMN state TEXT NOT NULL DEFAULT 'published' CHECK (state IN (${STATES}))`,
    `ALTER TABLE ${table} ADD COLUMN published_at ${integer}`,
  ]),
  ...['events', 'competitions', 'rounds', 'voting_groups'].flatMap((table) => [
    `ALTER TABLE ${table} ADD COLUMN version ${integer} NOT NULL DEFAULT 1`,
    `ALTER TABLE ${table} ADD COLUMN changed_by TEXT REFERENCES staff (id)`,
    `ALTER TABLE ${table} ADD COLUMN changed_at ${integer}`,
  ]),
  `CREATE TABLE former_competition_slugs (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    slug TEXT NOT NULL,
    competition_id TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    PRIMARY KEY (event_id, slug)
  ) ${typed}`,
];
