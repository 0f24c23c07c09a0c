import type { DialectParts } from './dialectParts.ts';

/**
 * Pictures that staff choose (decision D228): what was sent, what was cut of it and for what, and the texts that stand for
 * them. Earlier pictures have none of it.
 */
export const pictureTables = ({ integer, typed }: DialectParts): string[] => [
  `CREATE TABLE picture_sources (
    id TEXT NOT NULL PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    width ${integer} NOT NULL CHECK (width > 0),
    height ${integer} NOT NULL CHECK (height > 0),
    made_at ${integer} NOT NULL,
    made_by TEXT NOT NULL REFERENCES staff (id)
  ) ${typed}`,
  'ALTER TABLE pictures ADD COLUMN source_id TEXT REFERENCES picture_sources (id)',
  'ALTER TABLE pictures ADD COLUMN crops TEXT',
  'ALTER TABLE pictures ADD COLUMN event_id TEXT',
  'ALTER TABLE pictures ADD COLUMN competition_id TEXT',
  ...['events', 'competitions'].flatMap((table) => [
    `ALTER TABLE ${table} ADD COLUMN picture_alt_ar TEXT`,
    `ALTER TABLE ${table} ADD COLUMN picture_alt_en TEXT`,
    `ALTER TABLE ${table} ADD COLUMN picture_version ${integer} NOT NULL DEFAULT 1`,
    `ALTER TABLE ${table} ADD COLUMN picture_changed_by TEXT REFERENCES staff (id)`,
    `ALTER TABLE ${table} ADD COLUMN picture_changed_at ${integer}`,
  ]),
];
