import { ledgerPartKey } from '../../platform/storage/objectKey.ts';

/** Rows of a whole part, counted from the first row of its chain. */
export const PART_ROWS = 10_000;

/**
 * A file of exactly `PART_ROWS` rows that never changes: `sha256` is of its lines, `row_hash` the hash of its last row,
 * `bytes` its size as it is kept, gzipped.
 */
export type LedgerPart = { number: number; sha256: string; row_hash: string; bytes: number };

export const firstSeq = (number: number): number => (number - 1) * PART_ROWS + 1;
export const lastSeq = (number: number): number => number * PART_ROWS;

/** The name holds both hashes, so that a part of another ledger is never taken for one of this. */
export const keyOf = ({ sha256, row_hash }: Pick<LedgerPart, 'sha256' | 'row_hash'>): string =>
  ledgerPartKey(sha256, row_hash);
