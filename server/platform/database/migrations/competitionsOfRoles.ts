import type { DialectParts } from './dialectParts.ts';

const ROLES = `'organiser', 'screener', 'judge', 'finance'`;

/** Organisations own events, and roles and invitations may be limited to named competitions. */
export const competitionsOfRoles = ({ integer, clustered }: DialectParts): string[] => [
  'ALTER TABLE events ADD COLUMN organisation_id TEXT REFERENCES organisations (id)',
  'CREATE INDEX events_by_organisation ON events (organisation_id, starts_at)',
  `UPDATE events SET organisation_id = (SELECT id FROM organisations ORDER BY created_at, id LIMIT 1)`,
  ...['memberships', 'staff_links'].map(
    (table) => `ALTER TABLE ${table} ADD COLUMN limited ${integer} NOT NULL DEFAULT 0
      CHECK (limited IN (0, 1) AND (limited = 0 OR role IN (${ROLES})))`,
  ),
  `ALTER TABLE memberships ADD COLUMN scope_version ${integer} NOT NULL DEFAULT 1`,
  `CREATE TABLE membership_competitions (
    membership_id TEXT NOT NULL REFERENCES memberships (id) ON DELETE CASCADE,
    competition_id TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    PRIMARY KEY (membership_id, competition_id)
  ) ${clustered}`,
  'CREATE INDEX membership_competitions_by_competition ON membership_competitions (competition_id)',
  `CREATE TABLE link_competitions (
    link_id TEXT NOT NULL REFERENCES staff_links (id) ON DELETE CASCADE,
    competition_id TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    PRIMARY KEY (link_id, competition_id)
  ) ${clustered}`,
  'CREATE INDEX link_competitions_by_competition ON link_competitions (competition_id)',
];
