import type { DialectParts } from './dialectParts.ts';

/**
 * Votes on their way from the nodes that stored them to the node that looks for suspicious ones; for some
 * seconds only, so without a write-ahead log. On SQLite the table stays empty.
 */
export const seenVoteTables = ({ kind, integer, typed }: DialectParts): string[] => [
  `CREATE ${kind === 'postgres' ? 'UNLOGGED ' : ''}TABLE seen_votes (
    id TEXT NOT NULL PRIMARY KEY,
    at ${integer} NOT NULL,
    votes TEXT NOT NULL
  ) ${typed}`,
];
