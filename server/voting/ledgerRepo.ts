import type { Kysely } from 'kysely';
import type { Standing } from '../../domain/standing.ts';
import type { LedgerTable, Schema, TalliesTable } from '../platform/database/schema.ts';
import type { LedgerHead } from './ledgerChain.ts';
import { tallyKey } from './tally.ts';

/**
 * A row of the ledger with its secrets. `source_ref` and `accepted_at` are null if the secrets are missing.
 */
export type LedgerRow = LedgerTable & {
  salt: string | null;
  source_ref: string | null;
  payer: string | null;
  accepted_at: number | null;
};

/**
 * The rows of a chain numbered `seq + 1` to `seq + span`, in order. The upper bound makes PostgreSQL use
 * the index even when its statistics are older than a burst of votes.
 */
export function readLedgerPage(
  db: Kysely<Schema>,
  stream: string,
  seq: number,
  span: number,
): Promise<LedgerRow[]> {
  return db
    .selectFrom('ledger')
    .leftJoin('ledger_secrets as secret', (join) =>
      join.onRef('secret.stream', '=', 'ledger.stream').onRef('secret.seq', '=', 'ledger.seq'),
    )
    .where('ledger.stream', '=', stream)
    .where('ledger.seq', '>', seq)
    .where('ledger.seq', '<=', seq + span)
    .orderBy('ledger.seq')
    .selectAll('ledger')
    .select(['secret.salt', 'secret.source_ref', 'secret.payer', 'secret.accepted_at'])
    .execute();
}

/** The lowest row number of a chain after `seq`; null if there is none. */
export async function readNextSeq(db: Kysely<Schema>, stream: string, seq: number): Promise<number | null> {
  const { next } = await db
    .selectFrom('ledger')
    .where('stream', '=', stream)
    .where('seq', '>', seq)
    .select(({ fn }) => fn.min('seq').as('next'))
    .executeTakeFirstOrThrow();
  return next;
}

/** The public fields of rows `from` to `to` of a chain, in order. */
export function readLedgerRows(
  db: Kysely<Schema>,
  stream: string,
  from: number,
  to: number,
): Promise<LedgerTable[]> {
  return db
    .selectFrom('ledger')
    .where('stream', '=', stream)
    .where('seq', '>=', from)
    .where('seq', '<=', to)
    .orderBy('seq')
    .selectAll()
    .execute();
}

/**
 * The heads of all chains, sorted by name. Chains that have rows but no stored head come after them, with
 * the number 0.
 */
export async function readHeads(db: Kysely<Schema>): Promise<LedgerHead[]> {
  const heads = await db.selectFrom('ledger_heads').selectAll().orderBy('stream').execute();
  const streams = await db.selectFrom('ledger').select('stream').distinct().execute();
  const headless = streams.filter(({ stream }) => !heads.some((head) => head.stream === stream));
  return [...heads, ...headless.map(({ stream }) => ({ stream, seq: 0, row_hash: '' }))];
}

/** The first secrets whose row the ledger does not have; undefined if every secret has its row. */
export function findOrphanedSecrets(
  db: Kysely<Schema>,
): Promise<{ stream: string; seq: number } | undefined> {
  return db
    .selectFrom('ledger_secrets as secret')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('ledger')
            .select('ledger.seq')
            .whereRef('ledger.stream', '=', 'secret.stream')
            .whereRef('ledger.seq', '=', 'secret.seq'),
        ),
      ),
    )
    .select(['secret.stream', 'secret.seq'])
    .orderBy('secret.stream')
    .orderBy('secret.seq')
    .limit(1)
    .executeTakeFirst();
}

export function readTallies(db: Kysely<Schema>): Promise<TalliesTable[]> {
  return db.selectFrom('tallies').selectAll().orderBy('round_id').orderBy('entry_id').execute();
}

/** The stored standings of the entries that do not compete, by `tallyKey`. */
export async function readStandings(db: Kysely<Schema>): Promise<Map<string, Standing>> {
  const rows = await db
    .selectFrom('round_entries')
    .where('standing', '!=', 'in')
    .select(['round_id', 'entry_id', 'standing'])
    .execute();
  return new Map(rows.map((row) => [tallyKey(row), row.standing]));
}
