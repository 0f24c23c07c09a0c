import type { DialectParts } from './dialectParts.ts';

/** Events, their competitions, rounds and groups, and the users and entries that take part. */
export function competitionTables({ integer, typed, clustered }: DialectParts): string[] {
  return [
    `CREATE TABLE events (
      id TEXT NOT NULL PRIMARY KEY,
      slug TEXT NOT NULL UNIQUE,
      name_ar TEXT,
      name_en TEXT,
      zone TEXT NOT NULL,
      starts_at ${integer} NOT NULL,
      ends_at ${integer} NOT NULL CHECK (ends_at > starts_at)
    ) ${typed}`,
    `CREATE TABLE competitions (
      id TEXT NOT NULL PRIMARY KEY,
      event_id TEXT NOT NULL REFERENCES events (id),
      name_ar TEXT,
      name_en TEXT
    ) ${typed}`,
    `CREATE TABLE rounds (
      id TEXT NOT NULL PRIMARY KEY,
      competition_id TEXT NOT NULL REFERENCES competitions (id),
      ordinal ${integer} NOT NULL CHECK (ordinal > 0),
      name_ar TEXT NOT NULL,
      name_en TEXT NOT NULL,
      judges_percent ${integer} NOT NULL CHECK (judges_percent BETWEEN 0 AND 100),
      voting_percent ${integer} NOT NULL CHECK (judges_percent + voting_percent = 100),
      UNIQUE (competition_id, ordinal)
    ) ${typed}`,
    `CREATE TABLE voting_groups (
      id TEXT NOT NULL PRIMARY KEY,
      round_id TEXT NOT NULL REFERENCES rounds (id),
      number ${integer} NOT NULL CHECK (number > 0),
      name_ar TEXT NOT NULL,
      name_en TEXT NOT NULL,
      opens_at ${integer} NOT NULL,
      closes_at ${integer} NOT NULL CHECK (closes_at > opens_at),
      UNIQUE (round_id, number)
    ) ${typed}`,
    `CREATE TABLE users (
      id TEXT NOT NULL PRIMARY KEY,
      role TEXT NOT NULL CHECK (role IN ('candidate', 'judge', 'admin')),
      full_name TEXT NOT NULL,
      name_ar TEXT,
      name_en TEXT,
      country_id ${integer} NOT NULL,
      image_url TEXT
    ) ${typed}`,
    `CREATE TABLE entries (
      id TEXT NOT NULL PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id),
      competition_id TEXT NOT NULL REFERENCES competitions (id),
      status TEXT NOT NULL CHECK (status IN ('submitted', 'pending', 'approved', 'rejected')),
      sms_code TEXT,
      UNIQUE (competition_id, sms_code)
    ) ${typed}`,
    `CREATE TABLE round_entries (
      round_id TEXT NOT NULL REFERENCES rounds (id),
      entry_id TEXT NOT NULL REFERENCES entries (id),
      group_id TEXT NOT NULL REFERENCES voting_groups (id),
      evaluation ${integer} CHECK (evaluation BETWEEN 0 AND 100000),
      PRIMARY KEY (round_id, entry_id)
    ) ${clustered}`,
    'CREATE INDEX round_entries_by_group ON round_entries (group_id)',
  ];
}
