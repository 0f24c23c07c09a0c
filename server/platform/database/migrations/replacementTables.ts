import type { DialectParts } from './dialectParts.ts';

/** The replacements that were accepted, so that a repeated request gets the same answer as before. */
export function replacementTables({ integer, clustered }: DialectParts): string[] {
  return [
    `CREATE TABLE replacements (
      key_hash TEXT NOT NULL PRIMARY KEY CHECK (length(key_hash) = 64),
      entry_id TEXT NOT NULL REFERENCES entries (id),
      sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
      replaced_at ${integer} NOT NULL
    ) ${clustered}`,
    'CREATE INDEX replacements_by_time ON replacements (replaced_at)',
  ];
}
