import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate as others } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { LedgerTable, Schema } from '../../platform/database/schema.ts';
import { ledgerPartKey } from '../../platform/storage/objectKey.ts';
import { rowHash } from '../ledgerChain.ts';
import { readLedgerRows } from '../ledgerRepo.ts';

/** How many rows each part has. */
export const PART_ROWS = 10_000;

/** The place of a part: the chain `stream`, and from 1 on the parts of this chain in order. */
export type PartPlace = { stream: string; number: number };

/**
 * A file of exactly `PART_ROWS` rows that never changes. `sha256` is the hash of its lines, `row_hash` that
 * of its last row, `bytes` its gzipped size.
 */
export type LedgerPart = PartPlace & { sha256: string; row_hash: string; bytes: number };

export const firstSeq = (number: number): number => (number - 1) * PART_ROWS + 1;
export const lastSeq = (number: number): number => number * PART_ROWS;

/**
 * The key of a part in the object store. `row_hash` covers all earlier rows, so another ledger's part has
 * another key.
 */
export const keyOf = ({ sha256, row_hash }: Pick<LedgerPart, 'sha256' | 'row_hash'>): string =>
  ledgerPartKey(sha256, row_hash);

/** Votes wait while SQLite reads a page. They are served between two pages. */
const PAGE_ROWS = 250;

/**
 * Makes a part: reads its rows page by page, checks that each follows the one before, and compresses their
 * lines.
 * @param previousHash the hash of the last row of the part before
 * @throws Error when a row is missing or does not follow
 */
export async function makePart(
  db: Kysely<Schema>,
  { stream, number }: PartPlace,
  previousHash: string,
): Promise<{ part: LedgerPart; packed: Buffer }> {
  let last = previousHash;
  const sha256 = createHash('sha256');
  async function* pages(): AsyncGenerator<Buffer> {
    for (let from = firstSeq(number); from <= lastSeq(number); from += PAGE_ROWS) {
      const rows = await readLedgerRows(db, stream, from, from + PAGE_ROWS - 1);
      if (rows.length !== PAGE_ROWS) throw new Error(`Rows are missing behind ${stream} ${from - 1}.`);
      last = rows.reduce(followed, last);
      const lines = Buffer.from(ledgerLines(rows));
      sha256.update(lines);
      yield lines;
      await others();
    }
  }
  const packed = await pipeline(pages(), createGzip(), (lines) => buffer(lines));
  return {
    part: { stream, number, sha256: sha256.digest('hex'), row_hash: last, bytes: packed.length },
    packed,
  };
}

function followed(previousHash: string, row: LedgerTable): string {
  const { previous_hash, row_hash, commitment, stream, seq } = row;
  if (previous_hash !== previousHash || row_hash !== rowHash(previousHash, row, commitment))
    throw new Error(`Row ${stream} ${seq} does not follow on the row before it: run verify-ledger.`);
  return row_hash;
}

/** Rows as JSON lines of the export, with the fields in the order in which the row hash has them. */
export const ledgerLines = (rows: readonly LedgerTable[]): string => rows.map(ledgerLine).join('');

function ledgerLine(row: LedgerTable): string {
  const { stream, seq, channel, entry_id, round_id, group_number, votes, minute, reverses_seq } = row;
  const { previous_hash, commitment, row_hash } = row;
  return `${JSON.stringify({
    stream,
    seq,
    channel,
    entry_id,
    round_id,
    group_number,
    votes,
    minute,
    reverses_seq,
    previous_hash,
    commitment,
    row_hash,
  })}\n`;
}
