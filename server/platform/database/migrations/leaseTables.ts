import type { DialectParts } from './dialectParts.ts';

/** Work that one node does for all. SQLite has one node and no rows here. */
export const leaseTables = ({ integer, typed }: DialectParts): string[] => [
  `CREATE TABLE leases (
    name TEXT NOT NULL PRIMARY KEY,
    holder TEXT NOT NULL,
    until ${integer} NOT NULL,
    epoch ${integer} NOT NULL CHECK (epoch > 0)
  ) ${typed}`,
];
