import type { DialectParts } from './dialectParts.ts';

/** Drafts of registrations in accounts: at most one of each candidate for each competition (decision D204). */
export const draftTables = ({ integer, typed }: DialectParts): string[] => [
  `CREATE TABLE registration_drafts (
    user_id TEXT NOT NULL REFERENCES accounts (user_id),
    competition_id TEXT NOT NULL REFERENCES competitions (id),
    version TEXT NOT NULL,
    content TEXT NOT NULL,
    changed_at ${integer} NOT NULL,
    PRIMARY KEY (user_id, competition_id)
  ) ${typed}`,
  'CREATE INDEX registration_drafts_by_change ON registration_drafts (changed_at)',
];
