import type { DialectParts } from './dialectParts.ts';

/** When staff closed or cancelled an event or a competition (decision D229). */
export const seasonEnds = ({ integer }: DialectParts): string[] =>
  ['events', 'competitions'].map((table) => `ALTER TABLE ${table} ADD COLUMN ended_at ${integer}`);
