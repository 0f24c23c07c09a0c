import type { DialectParts } from './dialectParts.ts';

/** When a session of staff last proved a code of the authenticator app. */
export const stepUpColumn = ({ integer }: DialectParts): string[] => [
  `ALTER TABLE staff_sessions ADD COLUMN stepped_up_at ${integer}`,
];
