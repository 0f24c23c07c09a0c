import type { DialectParts } from './dialectParts.ts';

/**
 * The reasons from which screeners of an organisation choose when they reject an entry (decision D250). A list without
 * reasons is the product's; `version` is that of the whole list.
 */
export const entryReasonTables = ({ integer, typed, clustered }: DialectParts): string[] => [
  `CREATE TABLE entry_reason_lists (
    organisation_id TEXT NOT NULL PRIMARY KEY REFERENCES organisations (id),
    version ${integer} NOT NULL,
    changed_by TEXT NOT NULL REFERENCES staff (id),
    changed_at ${integer} NOT NULL
  ) ${typed}`,
  `CREATE TABLE entry_reasons (
    organisation_id TEXT NOT NULL REFERENCES entry_reason_lists (organisation_id),
    ordinal ${integer} NOT NULL CHECK (ordinal BETWEEN 1 AND 9),
    text_ar TEXT NOT NULL CHECK (text_ar <> ''),
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    PRIMARY KEY (organisation_id, ordinal)
  ) ${clustered}`,
];
