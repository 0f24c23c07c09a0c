import type { DialectParts } from './dialectParts.ts';

/** What the work on a file costs, so that the cheapest goes first. */
export const mediaCosts = ({ integer }: DialectParts): string[] => [
  `ALTER TABLE media ADD COLUMN cost ${integer} NOT NULL DEFAULT 0`,
];

/** What an upload counts against quotas, and the wider networks from which it comes. */
export function uploadQuotas({ integer }: DialectParts): string[] {
  return [
    `ALTER TABLE uploads ADD COLUMN held_bytes ${integer} NOT NULL DEFAULT 0`,
    'ALTER TABLE uploads ADD COLUMN network56_hash TEXT CHECK (length(network56_hash) = 64)',
    'ALTER TABLE uploads ADD COLUMN network48_hash TEXT CHECK (length(network48_hash) = 64)',
    'UPDATE uploads SET held_bytes = bytes',
    'CREATE INDEX uploads_by_network56 ON uploads (network56_hash) WHERE used_at IS NULL',
    'CREATE INDEX uploads_by_network48 ON uploads (network48_hash) WHERE used_at IS NULL',
  ];
}
