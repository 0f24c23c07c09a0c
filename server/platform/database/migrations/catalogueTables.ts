import type { DialectParts } from './dialectParts.ts';

/** Data for visitors: pictures, content pages, and the description of competitions. */
export function catalogueTables({ integer, typed, clustered }: DialectParts): string[] {
  const addTo = (table: string) => (column: string) => `ALTER TABLE ${table} ADD COLUMN ${column}`;
  return [
    `CREATE TABLE pictures (
      name TEXT NOT NULL PRIMARY KEY,
      width ${integer} NOT NULL CHECK (width > 0),
      height ${integer} NOT NULL CHECK (height > 0)
    ) ${typed}`,
    `CREATE TABLE content_pages (
      slug TEXT NOT NULL PRIMARY KEY,
      title_ar TEXT,
      title_en TEXT,
      description_ar TEXT,
      description_en TEXT,
      body_ar TEXT,
      body_en TEXT,
      updated_at ${integer} NOT NULL
    ) ${typed}`,
    ...['picture TEXT REFERENCES pictures (name)'].map(addTo('events')),
    ...competitionColumns(integer).map(addTo('competitions')),
    ...[`starts_at ${integer}`, `ends_at ${integer} CHECK (ends_at > starts_at)`].map(addTo('rounds')),
    `CREATE TABLE criteria (
      competition_id TEXT NOT NULL REFERENCES competitions (id),
      ordinal ${integer} NOT NULL CHECK (ordinal > 0),
      name_ar TEXT,
      name_en TEXT,
      percent ${integer} NOT NULL CHECK (percent BETWEEN 0 AND 100),
      PRIMARY KEY (competition_id, ordinal)
    ) ${clustered}`,
  ];
}

/** Columns added to competitions. A null instant is not announced yet. */
function competitionColumns(integer: string): string[] {
  return [
    `slug TEXT NOT NULL DEFAULT ''`,
    'description_ar TEXT',
    'description_en TEXT',
    'picture TEXT REFERENCES pictures (name)',
    `entry_fee_baisa ${integer} NOT NULL DEFAULT 0 CHECK (entry_fee_baisa >= 0)`,
    `registration_opens_at ${integer}`,
    `registration_closes_at ${integer} CHECK (registration_closes_at > registration_opens_at)`,
    `starts_at ${integer}`,
    `ends_at ${integer} CHECK (ends_at > starts_at)`,
    `submissions_close_at ${integer}`,
    `submission_type TEXT NOT NULL DEFAULT 'any' CHECK (submission_type IN ('video', 'audio', 'any'))`,
    'eligibility_ar TEXT',
    'eligibility_en TEXT',
    'requirements_ar TEXT',
    'requirements_en TEXT',
    `min_age ${integer} NOT NULL DEFAULT 18 CHECK (min_age >= 18)`,
    `max_media_megabytes ${integer} NOT NULL DEFAULT 200 CHECK (max_media_megabytes BETWEEN 1 AND 500)`,
  ];
}

/** Keeps slugs unique within an event. It runs once every competition has its slug. */
export const competitionSlugsApart =
  'CREATE UNIQUE INDEX competitions_by_slug ON competitions (event_id, slug)';
