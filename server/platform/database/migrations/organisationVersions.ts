import type { DialectParts } from './dialectParts.ts';

/** The version of an organisation's names, and who wrote them last. */
export const organisationVersions = ({ integer }: DialectParts): string[] => [
  `ALTER TABLE organisations ADD COLUMN version ${integer} NOT NULL DEFAULT 1`,
  'ALTER TABLE organisations ADD COLUMN changed_by TEXT REFERENCES staff (id)',
  `ALTER TABLE organisations ADD COLUMN changed_at ${integer}`,
];
