import type { DialectParts } from './dialectParts.ts';

/** Emergency stops of voting (decision D238): at most one of a group that goes on. */
export const votingStopTables = ({ integer, typed }: DialectParts): string[] => [
  `CREATE TABLE voting_stops (
    id TEXT NOT NULL PRIMARY KEY,
    group_id TEXT NOT NULL REFERENCES voting_groups (id) ON DELETE CASCADE,
    stopped_at ${integer} NOT NULL,
    stopped_by TEXT NOT NULL,
    reason_ar TEXT NOT NULL,
    reason_en TEXT NOT NULL,
    resumed_at ${integer} CHECK (resumed_at >= stopped_at),
    resumed_by TEXT,
    CHECK ((resumed_at IS NULL) = (resumed_by IS NULL))
  ) ${typed}`,
  'CREATE UNIQUE INDEX voting_stops_going_on ON voting_stops (group_id) WHERE resumed_at IS NULL',
  'CREATE INDEX voting_stops_by_group ON voting_stops (group_id, stopped_at)',
];
