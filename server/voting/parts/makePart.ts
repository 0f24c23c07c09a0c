import { hash } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { LedgerTable, Schema } from '../../platform/database/schema.ts';
import { rowHash } from '../ledgerChain.ts';
import { NOTED_STREAM } from '../checkpoints/checkpointNote.ts';
import { readLedgerRows } from '../ledgerRepo.ts';
import { ledgerLines } from './ledgerLines.ts';
import { firstSeq, lastSeq, type LedgerPart } from './ledgerPart.ts';

const PAGE_ROWS = 1_000;
const pack = promisify(gzip);

/**
 * Reads the rows of a part, checks that each follows on the one before it, and packs them.
 * @param previousHash the hash of the last row of the part before
 * @throws Error when a row is missing or does not follow
 */
export async function makePart(
  db: Kysely<Schema>,
  number: number,
  previousHash: string,
): Promise<{ part: LedgerPart; packed: Buffer }> {
  let last = previousHash;
  const pages: string[] = [];
  for (let from = firstSeq(number); from <= lastSeq(number); from += PAGE_ROWS) {
    const rows = await readLedgerRows(db, NOTED_STREAM, from, from + PAGE_ROWS - 1);
    if (rows.length !== PAGE_ROWS) throw new Error(`Rows are missing behind ${NOTED_STREAM} ${from - 1}.`);
    last = rows.reduce(followed, last);
    pages.push(ledgerLines(rows));
    // SQLite answers at once: without a break, requests would wait for the whole part.
    await others();
  }
  const lines = Buffer.from(pages.join(''));
  const packed = await pack(lines);
  return {
    part: { number, sha256: hash('sha256', lines), row_hash: last, bytes: packed.length },
    packed,
  };
}

function followed(previousHash: string, row: LedgerTable): string {
  const { previous_hash, row_hash, commitment, stream, seq } = row;
  if (previous_hash !== previousHash || row_hash !== rowHash(previousHash, row, commitment))
    throw new Error(`Row ${stream} ${seq} does not follow on the row before it: run verify-ledger.`);
  return row_hash;
}
