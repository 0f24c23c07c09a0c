import type { DialectParts } from './dialectParts.ts';

/** Resets of what staff sign in with, and the e-mails that carry their links. */
export const staffResets = ({ integer, typed }: DialectParts): string[] => [
  `CREATE TABLE staff_resets (
    id TEXT NOT NULL PRIMARY KEY,
    staff_id TEXT NOT NULL REFERENCES staff (id),
    token_hash TEXT NOT NULL UNIQUE CHECK (length(token_hash) = 64),
    organisation_id TEXT REFERENCES organisations (id),
    created_by TEXT REFERENCES staff (id),
    created_at ${integer} NOT NULL,
    works_at ${integer} NOT NULL CHECK (works_at >= created_at),
    expires_at ${integer} NOT NULL CHECK (expires_at > works_at),
    used_at ${integer},
    ended_at ${integer},
    CHECK (created_by <> staff_id)
  ) ${typed}`,
  `CREATE UNIQUE INDEX staff_resets_one_open ON staff_resets (staff_id)
    WHERE used_at IS NULL AND ended_at IS NULL`,
  'CREATE INDEX staff_resets_by_organisation ON staff_resets (organisation_id)',
  'ALTER TABLE staff_mails ADD COLUMN reset_id TEXT REFERENCES staff_resets (id)',
];
