import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Schema, TalliesTable } from '../platform/database/schema.ts';
import { errorOfRow, type LedgerError } from './ledgerErrors.ts';
import { CheckpointAudit } from './checkpoints/checkpointAudit.ts';
import { GENESIS_HASH, type LedgerHead } from './ledgerChain.ts';
import {
  findOrphanedSecrets,
  readHeads,
  readLedgerPage,
  readNextSeq,
  readStandings,
  readTallies,
  type LedgerRow,
} from './ledgerRepo.ts';
import { StandingFold } from './standings/standingFold.ts';
import { addTally, tallyKey, tallyOf } from './tally.ts';

const PAGE_ROWS = 5_000;

type LedgerVerdict = {
  /** Rows checked, up to the first error. */
  rows: number;
  votes: number;
  /** How many rows have no salt, because their voter was erased; their commitments cannot be checked. */
  erased: number;
  error: LedgerError | null;
};

/**
 * Checks the whole ledger and returns the first error. It recomputes every hash, every commitment that has
 * its salt, all tallies and standings, and checks the signed checkpoints. It reads one snapshot, page by
 * page, while writes continue.
 * @param key the trusted public key, or its fingerprint; without one every checkpoint is an error
 * @param progress called with the rows checked so far
 */
export function verifyLedger(
  db: Kysely<Schema>,
  { key, progress = () => {} }: { key?: string | undefined; progress?: (rows: number) => void } = {},
): Promise<LedgerVerdict> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const checkpoints = await CheckpointAudit.open(tx);
      const check: Check = {
        rows: 0,
        votes: 0,
        erased: 0,
        tallies: new Map(),
        standings: new StandingFold(),
        checkpoints,
      };
      const error =
        (await errorOfChains(tx, check, progress)) ??
        (await errorOfTallies(tx, check.tallies)) ??
        (await errorOfStandings(tx, check.standings)) ??
        (await checkpoints.error(tx, key));
      return { rows: check.rows, votes: check.votes, erased: check.erased, error: error ?? null };
    });
}

type Check = {
  rows: number;
  votes: number;
  erased: number;
  tallies: Map<string, TalliesTable>;
  standings: StandingFold;
  checkpoints: CheckpointAudit;
};

async function errorOfChains(
  db: Kysely<Schema>,
  check: Check,
  progress: (rows: number) => void,
): Promise<LedgerError | undefined> {
  for (const head of await readHeads(db)) {
    const error = await errorOfChain(db, head, check, progress);
    if (error) return error;
  }
  const orphan = await findOrphanedSecrets(db);
  return orphan && { kind: 'orphan', ...orphan, subject: null };
}

async function errorOfChain(
  db: Kysely<Schema>,
  head: LedgerHead,
  check: Check,
  progress: (rows: number) => void,
): Promise<LedgerError | undefined> {
  let last: { seq: number; row_hash: string } = { seq: 0, row_hash: GENESIS_HASH };
  // A gap in the numbers may be wider than a page, so each page begins at the next number that exists.
  for (
    let next = await readNextSeq(db, head.stream, 0);
    next !== null;
    next = await readNextSeq(db, head.stream, last.seq)
  ) {
    for (const row of await readLedgerPage(db, head.stream, next - 1, PAGE_ROWS)) {
      const kind = errorOfRow(row, last) ?? (check.standings.take(row) ? undefined : 'not_competing');
      if (kind) return { kind, stream: head.stream, seq: row.seq, subject: null };
      count(check, row);
      last = row;
    }
    progress(check.rows);
  }
  if (last.seq === head.seq && last.row_hash === head.row_hash) return undefined;
  return { kind: 'head', stream: head.stream, seq: last.seq, subject: null };
}

function count(check: Check, row: LedgerRow): void {
  check.rows += 1;
  check.votes += row.votes;
  check.checkpoints.see(row);
  if (row.salt === null) check.erased += 1;
  if (row.votes !== 0)
    addTally(check.tallies, tallyOf({ ...row, acceptedAt: row.accepted_at ?? row.minute }));
}

async function errorOfTallies(
  db: Kysely<Schema>,
  expected: Map<string, TalliesTable>,
): Promise<LedgerError | undefined> {
  const stored = new Map((await readTallies(db)).map((tally) => [tallyKey(tally), tally]));
  for (const subject of new Set([...expected.keys(), ...stored.keys()])) {
    if (isDeepStrictEqual({ ...stored.get(subject) }, { ...expected.get(subject) })) continue;
    return { kind: 'tally', stream: null, seq: null, subject };
  }
  return undefined;
}

async function errorOfStandings(
  db: Kysely<Schema>,
  standings: StandingFold,
): Promise<LedgerError | undefined> {
  const subject = standings.difference(await readStandings(db));
  return subject === undefined ? undefined : { kind: 'standing', stream: null, seq: null, subject };
}
