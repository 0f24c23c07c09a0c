import type { DialectParts } from './dialectParts.ts';

/**
 * What candidates send in: uploads in progress, media, identity documents, and which media an entry shows.
 */
export function entryTables({ integer, typed }: DialectParts): string[] {
  return [
    `CREATE TABLE media (
      id TEXT NOT NULL PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN ('video', 'audio')),
      mime TEXT NOT NULL,
      extension TEXT NOT NULL,
      file_name TEXT NOT NULL,
      bytes ${integer} NOT NULL CHECK (bytes > 0),
      sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
      duration_ms ${integer} CHECK (duration_ms >= 0),
      width ${integer},
      height ${integer},
      state TEXT NOT NULL CHECK (state IN ('checking', 'converting', 'playable', 'original', 'failed')),
      object TEXT NOT NULL UNIQUE,
      playable_object TEXT,
      poster_object TEXT,
      waveform_object TEXT,
      created_at ${integer} NOT NULL,
      attempts ${integer} NOT NULL,
      next_attempt_at ${integer}
    ) ${typed}`,
    'CREATE INDEX media_due ON media (next_attempt_at) WHERE next_attempt_at IS NOT NULL',
    `CREATE TABLE uploads (
      id TEXT NOT NULL PRIMARY KEY,
      user_id TEXT REFERENCES accounts (user_id),
      form_hash TEXT CHECK (length(form_hash) = 64),
      competition_id TEXT NOT NULL REFERENCES competitions (id),
      entry_id TEXT REFERENCES entries (id),
      bytes ${integer} NOT NULL CHECK (bytes > 0),
      network_hash TEXT NOT NULL CHECK (length(network_hash) = 64),
      created_at ${integer} NOT NULL,
      expires_at ${integer} NOT NULL CHECK (expires_at > created_at),
      used_at ${integer},
      CHECK (user_id IS NOT NULL OR form_hash IS NOT NULL)
    ) ${typed}`,
    'CREATE INDEX uploads_by_end ON uploads (expires_at)',
    'CREATE INDEX uploads_by_user ON uploads (user_id) WHERE used_at IS NULL',
    'CREATE INDEX uploads_by_network ON uploads (network_hash) WHERE used_at IS NULL',
    ...entryColumns(integer).map((column) => `ALTER TABLE entries ADD COLUMN ${column}`),
    'CREATE UNIQUE INDEX entries_by_user ON entries (user_id, competition_id)',
    'CREATE UNIQUE INDEX entries_by_signup_key ON entries (signup_key_hash)',
    'CREATE UNIQUE INDEX entries_by_live_media ON entries (live_media_id)',
    'CREATE UNIQUE INDEX entries_by_pending_media ON entries (pending_media_id)',
    `CREATE TABLE identity_documents (
      id TEXT NOT NULL PRIMARY KEY,
      entry_id TEXT NOT NULL UNIQUE REFERENCES entries (id),
      object TEXT NOT NULL UNIQUE,
      wrapped_key TEXT NOT NULL,
      mime TEXT NOT NULL,
      bytes ${integer} NOT NULL CHECK (bytes > 0),
      sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
      file_name_sealed TEXT NOT NULL,
      created_at ${integer} NOT NULL,
      delete_after ${integer} NOT NULL
    ) ${typed}`,
    'CREATE INDEX identity_documents_by_end ON identity_documents (delete_after)',
  ];
}

/**
 * Columns added to entries. `pending_…` describes a replacement of approved media, which stay public until
 * staff decide.
 */
function entryColumns(integer: string): string[] {
  return [
    'live_media_id TEXT REFERENCES media (id)',
    'pending_media_id TEXT REFERENCES media (id)',
    `pending_status TEXT CHECK (pending_status IN ('submitted', 'pending', 'rejected'))`,
    `created_at ${integer} NOT NULL DEFAULT 0`,
    `changed_at ${integer} NOT NULL DEFAULT 0`,
    'signup_key_hash TEXT CHECK (length(signup_key_hash) = 64)',
  ];
}

/** When a registration began that was sent after its end. */
export const lateRegistrations = ({ integer }: DialectParts): string[] => [
  `ALTER TABLE entries ADD COLUMN begun_at ${integer}`,
];
