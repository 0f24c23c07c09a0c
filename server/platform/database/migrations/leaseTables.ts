import type { DialectParts } from './dialectParts.ts';

/** Leases of work that one node does for all. On SQLite the table stays empty, since there is one node. */
export const leaseTables = ({ integer, typed }: DialectParts): string[] => [
  `CREATE TABLE leases (
    name TEXT NOT NULL PRIMARY KEY,
    holder TEXT NOT NULL,
    until ${integer} NOT NULL,
    epoch ${integer} NOT NULL CHECK (epoch > 0)
  ) ${typed}`,
];
