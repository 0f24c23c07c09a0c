import type { DialectParts } from './dialectParts.ts';

/**
 * Messages to candidates about their entries, the reasons of decisions, and corrections that staff ask for. An entry keeps
 * the language of the page on which it was last sent.
 */
export const entryMessages = ({ integer, typed }: DialectParts): string[] => [
  `ALTER TABLE entries ADD COLUMN language TEXT CHECK (language IN ('ar', 'en'))`,
  'ALTER TABLE entries ADD COLUMN decision_reason TEXT',
  'ALTER TABLE entries ADD COLUMN pending_reason TEXT',
  `CREATE TABLE corrections (
    id TEXT NOT NULL PRIMARY KEY,
    entry_id TEXT NOT NULL REFERENCES entries (id),
    part TEXT NOT NULL CHECK (part IN ('document', 'media', 'details')),
    reason TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'sent', 'replaced')),
    asked_by TEXT NOT NULL,
    asked_at ${integer} NOT NULL,
    due_at ${integer} NOT NULL,
    closed_at ${integer},
    CHECK ((state = 'open') = (closed_at IS NULL))
  ) ${typed}`,
  `CREATE UNIQUE INDEX corrections_open ON corrections (entry_id, part) WHERE state = 'open'`,
  'CREATE INDEX corrections_by_entry ON corrections (entry_id)',
  `CREATE TABLE entry_messages (
    id TEXT NOT NULL PRIMARY KEY,
    entry_id TEXT NOT NULL REFERENCES entries (id),
    kind TEXT NOT NULL CHECK (kind IN ('received', 'approved', 'rejected', 'recording_replaced', 'recording_failed',
      'replacement_approved', 'replacement_rejected', 'correction_asked', 'document_replaced')),
    channel TEXT NOT NULL CHECK (channel IN ('mail', 'sms')),
    language TEXT NOT NULL CHECK (language IN ('ar', 'en')),
    reason TEXT,
    correction_id TEXT REFERENCES corrections (id),
    state TEXT NOT NULL CHECK (state IN ('due', 'sent', 'dropped')),
    attempts ${integer} NOT NULL,
    next_try_at ${integer} NOT NULL,
    created_at ${integer} NOT NULL,
    done_at ${integer},
    claimed_until ${integer}
  ) ${typed}`,
  `CREATE INDEX entry_messages_due ON entry_messages (next_try_at) WHERE state = 'due'`,
  'CREATE INDEX entry_messages_by_entry ON entry_messages (entry_id)',
  `CREATE INDEX entry_messages_done ON entry_messages (done_at) WHERE state <> 'due'`,
];
