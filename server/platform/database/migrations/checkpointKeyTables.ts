import type { DialectParts } from './dialectParts.ts';

/** Lets checkpoints also sign a Merkle root and the audit, and stores declared changes of the signing key. */
export function checkpointKeyTables({ integer, typed }: DialectParts): string[] {
  return [
    'ALTER TABLE checkpoints ADD COLUMN tree_root TEXT',
    `ALTER TABLE checkpoints ADD COLUMN audit_heads TEXT NOT NULL DEFAULT '[]'`,
    'ALTER TABLE checkpoints ADD COLUMN note TEXT',
    `CREATE TABLE checkpoint_keys (
      ordinal ${integer} NOT NULL PRIMARY KEY CHECK (ordinal > 0),
      at ${integer} NOT NULL,
      number ${integer} NOT NULL CHECK (number >= 0),
      checkpoint_hash TEXT NOT NULL,
      old_key TEXT NOT NULL,
      new_key TEXT NOT NULL,
      reason TEXT,
      old_signature TEXT,
      new_signature TEXT NOT NULL
    ) ${typed}`,
  ];
}
