import type { DialectParts } from './dialectParts.ts';

/** What decides whether a vote counts, besides the vote itself: a change of any of these advances the version. */
const deciding = [
  'INSERT OR DELETE OR UPDATE OF group_id, standing ON round_entries',
  'UPDATE OF opens_at, closes_at, number, round_id ON voting_groups',
  'INSERT OR DELETE OR UPDATE OF resumed_at ON voting_stops',
  'UPDATE OF ordinal, competition_id ON rounds',
  'UPDATE OF state, event_id ON competitions',
  'UPDATE OF zone ON events',
];

/**
 * The version of everything that decides whether a vote counts. Nodes on PostgreSQL keep that in memory and store votes only
 * while the version is still the same. SQLite has a single writer, which needs none.
 */
export const placesVersion = ({ kind, integer }: DialectParts): string[] =>
  kind === 'sqlite'
    ? []
    : [
        `CREATE TABLE places_version (
          id ${integer} NOT NULL PRIMARY KEY CHECK (id = 1),
          version ${integer} NOT NULL
        )`,
        'INSERT INTO places_version (id, version) VALUES (1, 0)',
        // The time in it keeps a database that lost changes, in a failover, from reaching the same version with other ones.
        `CREATE FUNCTION advance_places_version() RETURNS trigger LANGUAGE plpgsql AS
          'BEGIN
            UPDATE places_version
            SET version = greatest(version + 1, cast(extract(epoch from clock_timestamp()) * 1000000 as bigint));
            RETURN NULL;
          END'`,
        ...deciding.map(
          (change) => `CREATE TRIGGER advances_places_version AFTER ${change}
            FOR EACH STATEMENT EXECUTE FUNCTION advance_places_version()`,
        ),
      ];
