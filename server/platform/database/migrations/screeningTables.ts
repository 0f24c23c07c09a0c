import type { DialectParts } from './dialectParts.ts';

/** The desk of screeners (decision D240): decisions that can be undone, claims, holds, notes, and reasons in two languages. */
export const screeningTables = ({ integer, typed }: DialectParts): string[] => [
  'ALTER TABLE entries ADD COLUMN decision_reason_en TEXT',
  'ALTER TABLE entries ADD COLUMN pending_reason_en TEXT',
  `ALTER TABLE entries ADD COLUMN held_at ${integer}`,
  `ALTER TABLE entries ADD COLUMN held_until ${integer}`,
  'ALTER TABLE corrections ADD COLUMN reason_en TEXT',
  'ALTER TABLE entry_messages ADD COLUMN decision_id TEXT',
  `CREATE INDEX entries_to_screen ON entries (created_at, id, competition_id, held_at, held_until)
    WHERE status = 'pending' OR pending_status = 'pending'`,
  `CREATE TABLE entry_decisions (
    id TEXT NOT NULL PRIMARY KEY,
    entry_id TEXT NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    what TEXT NOT NULL CHECK (what IN ('entry', 'replacement')),
    status TEXT NOT NULL CHECK (status IN ('approved', 'rejected')),
    reason TEXT,
    reason_en TEXT,
    decided_by TEXT NOT NULL,
    decided_at ${integer} NOT NULL,
    undo_until ${integer} NOT NULL,
    undone_by TEXT,
    undone_at ${integer},
    settled_at ${integer},
    before_it TEXT NOT NULL,
    after_it TEXT NOT NULL,
    former_media_id TEXT,
    CHECK ((undone_at IS NULL) = (undone_by IS NULL))
  ) ${typed}`,
  'CREATE INDEX entry_decisions_of_entry ON entry_decisions (entry_id, decided_at)',
  'CREATE INDEX entry_decisions_of_person ON entry_decisions (decided_by, decided_at)',
  'CREATE INDEX entry_decisions_to_settle ON entry_decisions (undo_until) WHERE settled_at IS NULL',
  'CREATE INDEX entry_decisions_keeping_media ON entry_decisions (former_media_id) WHERE former_media_id IS NOT NULL',
  'CREATE INDEX entry_messages_of_decision ON entry_messages (decision_id) WHERE decision_id IS NOT NULL',
  `CREATE TABLE entry_claims (
    entry_id TEXT NOT NULL PRIMARY KEY REFERENCES entries (id) ON DELETE CASCADE,
    staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
    claimed_until ${integer} NOT NULL
  ) ${typed}`,
  'CREATE INDEX entry_claims_of_person ON entry_claims (staff_id)',
  `CREATE TABLE entry_notes (
    id TEXT NOT NULL PRIMARY KEY,
    entry_id TEXT NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    written_by TEXT NOT NULL,
    written_at ${integer} NOT NULL
  ) ${typed}`,
  'CREATE INDEX entry_notes_of_entry ON entry_notes (entry_id, written_at)',
];
