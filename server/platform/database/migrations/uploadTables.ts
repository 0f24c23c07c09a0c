import type { DialectParts } from './dialectParts.ts';

/** The cost of a media job, so that the cheapest job runs first. */
export const mediaCosts = ({ integer }: DialectParts): string[] => [
  `ALTER TABLE media ADD COLUMN cost ${integer} NOT NULL DEFAULT 0`,
];

/**
 * The bytes that an upload counts against quotas, and pseudonyms of the wider networks from which it comes.
 */
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

/**
 * The pieces of uploads that lie in a bucket, for every node. Without a foreign key: a piece outlives its
 * upload until its object is removed.
 */
export const uploadPieces = ({ integer, clustered }: DialectParts): string[] => [
  'ALTER TABLE uploads ADD COLUMN metadata TEXT',
  `CREATE TABLE upload_pieces (
    upload_id TEXT NOT NULL,
    first_byte ${integer} NOT NULL CHECK (first_byte >= 0),
    bytes ${integer} NOT NULL CHECK (bytes > 0),
    object TEXT NOT NULL UNIQUE,
    PRIMARY KEY (upload_id, first_byte)
  ) ${clustered}`,
];
