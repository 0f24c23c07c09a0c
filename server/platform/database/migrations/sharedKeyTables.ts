import type { DialectParts } from './dialectParts.ts';

/** Fingerprints of the keys that all nodes must have. On SQLite the table stays empty, since there is one node. */
export const sharedKeyTables = ({ typed }: DialectParts): string[] => [
  `CREATE TABLE shared_keys (
    name TEXT NOT NULL PRIMARY KEY,
    fingerprint TEXT NOT NULL
  ) ${typed}`,
];
