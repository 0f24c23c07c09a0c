import type { DialectParts } from './dialectParts.ts';

/**
 * What two persons decide about a vote that has begun, with the reasons that the public reads (decision D232). `refunds_by`: who
 * asked for the cancellation, until every paid order has its refund.
 */
export const publicReasons = ({ integer }: DialectParts): string[] => [
  `ALTER TABLE voting_groups ADD COLUMN extended_from ${integer}`,
  'ALTER TABLE voting_groups ADD COLUMN extended_reason_ar TEXT',
  'ALTER TABLE voting_groups ADD COLUMN extended_reason_en TEXT',
  'ALTER TABLE competitions ADD COLUMN cancelled_reason_ar TEXT',
  'ALTER TABLE competitions ADD COLUMN cancelled_reason_en TEXT',
  'ALTER TABLE competitions ADD COLUMN refunds_by TEXT REFERENCES staff (id)',
  'ALTER TABLE approvals ADD COLUMN competition_id TEXT',
];
