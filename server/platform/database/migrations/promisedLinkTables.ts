import type { DialectParts } from './dialectParts.ts';

/** Requests for links to passwords that got their reply. No reference to accounts: theirs may not exist. */
export const promisedLinkTables = ({ integer, typed }: DialectParts): string[] => [
  `CREATE TABLE promised_links (
    id TEXT NOT NULL PRIMARY KEY,
    civil_id TEXT NOT NULL,
    language TEXT NOT NULL CHECK (language IN ('ar', 'en')),
    network TEXT NOT NULL,
    created_at ${integer} NOT NULL
  ) ${typed}`,
  'CREATE INDEX promised_links_by_age ON promised_links (created_at)',
];
