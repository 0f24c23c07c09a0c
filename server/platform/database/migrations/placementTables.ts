import type { DialectParts } from './dialectParts.ts';

/** How entries were placed in the groups of a round, with the seeds of draws (decision D227). */
export const placementTables = ({ integer, typed }: DialectParts): string[] => [
  `CREATE TABLE placements (
    id TEXT NOT NULL PRIMARY KEY,
    round_id TEXT NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
    way TEXT NOT NULL CHECK (way IN ('draw', 'spread')),
    seed TEXT,
    placed TEXT NOT NULL,
    placed_at ${integer} NOT NULL,
    placed_by TEXT REFERENCES staff (id),
    CHECK ((way = 'draw') = (seed IS NOT NULL))
  ) ${typed}`,
  'CREATE INDEX placements_by_round ON placements (round_id, placed_at)',
];
