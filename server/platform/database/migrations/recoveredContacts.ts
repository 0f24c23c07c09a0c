import type { DialectParts } from './dialectParts.ts';

/**
 * Staff give an account a new contact where its candidate lost all (decision D253): the new one can be verified from `works_at`,
 * and until then those before can stop it. Null for a change that the candidate made.
 */
export const recoveredContacts = ({ integer }: DialectParts): string[] => [
  `ALTER TABLE contact_changes ADD COLUMN works_at ${integer}`,
];
