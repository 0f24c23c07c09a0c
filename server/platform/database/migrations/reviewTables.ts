import type { DialectParts } from './dialectParts.ts';

/** Flags for staff to review and the votes in them, and checkpoints: the signed states of the ledger. */
export function reviewTables({ integer, typed, clustered }: DialectParts): string[] {
  return [
    `CREATE TABLE vote_flags (
      id TEXT NOT NULL PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN ('device_burst', 'many_cards', 'many_contacts', 'sequential_numbers',
        'fixed_interval', 'daily_method')),
      subject TEXT NOT NULL,
      period TEXT NOT NULL,
      reasons TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('open', 'released', 'reversed')),
      raised_at ${integer} NOT NULL,
      decided_at ${integer},
      decision TEXT,
      UNIQUE (kind, subject, period),
      CHECK ((state = 'open') = (decided_at IS NULL))
    ) ${typed}`,
    `CREATE INDEX vote_flags_open ON vote_flags (raised_at) WHERE state = 'open'`,
    `CREATE TABLE vote_flag_members (
      flag_id TEXT NOT NULL REFERENCES vote_flags (id),
      source_ref TEXT NOT NULL,
      PRIMARY KEY (flag_id, source_ref)
    ) ${clustered}`,
    'CREATE INDEX vote_flag_members_by_source ON vote_flag_members (source_ref)',
    `CREATE TABLE checkpoints (
      number ${integer} NOT NULL PRIMARY KEY CHECK (number > 0),
      at ${integer} NOT NULL,
      row_count ${integer} NOT NULL,
      vote_count ${integer} NOT NULL,
      previous_hash TEXT NOT NULL,
      hash TEXT NOT NULL CHECK (length(hash) = 64),
      public_key TEXT NOT NULL,
      signature TEXT NOT NULL
    ) ${typed}`,
    `CREATE TABLE checkpoint_heads (
      number ${integer} NOT NULL REFERENCES checkpoints (number),
      stream TEXT NOT NULL,
      seq ${integer} NOT NULL,
      row_hash TEXT NOT NULL,
      PRIMARY KEY (number, stream)
    ) ${clustered}`,
    'CREATE INDEX checkpoint_heads_by_row ON checkpoint_heads (stream, seq)',
  ];
}
