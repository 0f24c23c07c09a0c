import type { DialectParts } from './dialectParts.ts';

/** Acts that wait for a second person. */
export const approvalTables = ({ integer, typed }: DialectParts): string[] => [
  `CREATE TABLE approvals (
    id TEXT NOT NULL PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    act TEXT NOT NULL,
    subject TEXT NOT NULL,
    payload TEXT NOT NULL,
    versions TEXT NOT NULL,
    hash TEXT NOT NULL CHECK (length(hash) = 64),
    asked_by TEXT NOT NULL REFERENCES staff (id),
    asked_at ${integer} NOT NULL,
    expires_at ${integer} NOT NULL CHECK (expires_at > asked_at),
    state TEXT NOT NULL CHECK (state IN ('open', 'approved', 'rejected', 'withdrawn', 'lapsed', 'expired')),
    decided_by TEXT REFERENCES staff (id),
    decided_at ${integer},
    CHECK (decided_by <> asked_by),
    CHECK ((state = 'open') = (decided_at IS NULL)),
    CHECK ((state IN ('approved', 'rejected')) = (decided_by IS NOT NULL))
  ) ${typed}`,
  'CREATE INDEX approvals_by_organisation ON approvals (organisation_id, asked_at)',
  `CREATE UNIQUE INDEX approvals_one_open ON approvals (organisation_id, act, subject) WHERE state = 'open'`,
];
