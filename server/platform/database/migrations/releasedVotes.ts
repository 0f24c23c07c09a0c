import type { DialectParts } from './dialectParts.ts';

/**
 * Stores how many votes a flag had at its release, so that later votes stand out. Flags released before this
 * step get their present votes.
 */
export const releasedVotes = ({ integer }: DialectParts): string[] => [
  `ALTER TABLE vote_flags ADD COLUMN released_votes ${integer}`,
  `UPDATE vote_flags SET released_votes = (
    SELECT COALESCE(SUM(ledger.votes), 0)
    FROM vote_flag_members AS member
    JOIN ledger_secrets AS secret ON secret.source_ref = member.source_ref
    JOIN ledger ON ledger.stream = secret.stream AND ledger.seq = secret.seq
    WHERE member.flag_id = vote_flags.id
  ) WHERE state = 'released'`,
];
