import type { DialectParts } from './dialectParts.ts';

/**
 * Entries that staff took out of a vote or brought back, with the reasons that the public reads (decision D241). The worker of
 * refunds finds the paid votes of an entry by the index, ten a write.
 */
export const memberRemovals = ({ integer, typed }: DialectParts): string[] => [
  `CREATE TABLE member_removals (
    id TEXT NOT NULL PRIMARY KEY,
    entry_id TEXT NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('withdrawn', 'disqualified', 'reinstated')),
    removed_at ${integer} NOT NULL,
    asked_by TEXT NOT NULL REFERENCES staff (id),
    reason_ar TEXT NOT NULL,
    reason_en TEXT NOT NULL,
    refunding ${integer} NOT NULL CHECK (refunding IN (0, 1))
  ) ${typed}`,
  'CREATE INDEX member_removals_by_entry ON member_removals (entry_id, removed_at)',
  'CREATE INDEX member_removals_refunding ON member_removals (id) WHERE refunding = 1',
  `CREATE INDEX orders_paid_votes ON orders (entry_id, id) WHERE kind = 'vote' AND status = 'paid'`,
];
