import type { DialectParts } from './dialectParts.ts';

/** Columns for claims of rows by nodes, and for when a node last asked a gateway about a session. */
export const claimColumns = ({ integer }: DialectParts): string[] => [
  `ALTER TABLE outbox ADD COLUMN claimed_until ${integer}`,
  `ALTER TABLE refund_tasks ADD COLUMN claimed_until ${integer}`,
  `ALTER TABLE payments ADD COLUMN asked_at ${integer}`,
  `ALTER TABLE idempotency ADD COLUMN claimed_until ${integer}`,
  'ALTER TABLE idempotency ADD COLUMN claimed_by TEXT',
];
