import type { DialectParts } from './dialectParts.ts';

/**
 * Candidates whom two persons of the staff erase (decision D248), or only their account, once it is merged with another (D252). A
 * worker does it; `done_at` is null until then.
 */
export const erasureTables = ({ integer, typed }: DialectParts): string[] => [
  `CREATE TABLE erasures (
    id TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    asked_by TEXT NOT NULL REFERENCES staff (id),
    reason TEXT NOT NULL,
    extent TEXT NOT NULL CHECK (extent IN ('person', 'account')),
    approved_at ${integer} NOT NULL,
    done_at ${integer}
  ) ${typed}`,
  'CREATE INDEX erasures_by_user ON erasures (user_id)',
  'CREATE INDEX erasures_due ON erasures (approved_at) WHERE done_at IS NULL',
];
