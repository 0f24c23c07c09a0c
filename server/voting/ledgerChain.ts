/**
 * How a row of the ledger is bound to the rows before it (decision D12). Anybody can recompute the chain from the
 * public fields and the commitments alone. Encoding: a JSON array in a fixed order, led by the name of its form; UTF-8.
 */
import type { Transaction } from 'kysely';
import { hash } from 'node:crypto';
import type { LedgerSecretsTable, LedgerTable, Schema } from '../platform/database/schema.ts';

/** The previous hash of a chain's first row. */
export const GENESIS_HASH = '0'.repeat(64);

export type ChainedFields = Omit<LedgerTable, 'previous_hash' | 'commitment' | 'row_hash'>;

type CommittedFields = Pick<LedgerSecretsTable, 'source_ref' | 'payer' | 'accepted_at'> & {
  salt: string;
};

/** Hides and binds who voted and exactly when (UTC ms): SHA-256 in hex. */
export function commitmentOf(secret: CommittedFields): string {
  return hash(
    'sha256',
    JSON.stringify(['sawt-commitment-1', secret.salt, secret.source_ref, secret.payer, secret.accepted_at]),
  );
}

/** Binds the public fields and the commitment of a row to the row before it: SHA-256 in hex. */
export function rowHash(previousHash: string, row: ChainedFields, commitment: string): string {
  return hash(
    'sha256',
    JSON.stringify([
      'sawt-row-1',
      previousHash,
      row.stream,
      row.seq,
      row.channel,
      row.entry_id,
      row.round_id,
      row.group_number,
      row.votes,
      row.minute,
      row.reverses_seq,
      commitment,
    ]),
  );
}

const MINUTE_MS = 60_000;

/** The public time of a vote: UTC ms rounded down to the minute, so that it does not point at a person. */
export function minuteOf(acceptedAt: number): number {
  return Math.floor(acceptedAt / MINUTE_MS) * MINUTE_MS;
}

/** The last row of a chain. */
export type LedgerHead = { stream: string; seq: number; row_hash: string };

/**
 * Locks the head of a chain until the transaction ends, so that two writers never use the same number. Creates a new
 * chain.
 */
export function lockHead(tx: Transaction<Schema>, stream: string): Promise<LedgerHead> {
  return tx
    .insertInto('ledger_heads')
    .values({ stream, seq: 0, row_hash: GENESIS_HASH })
    .onConflict((conflict) =>
      conflict.column('stream').doUpdateSet((row) => ({ seq: row.ref('ledger_heads.seq') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function moveHead(tx: Transaction<Schema>, head: LedgerHead): Promise<void> {
  await tx
    .updateTable('ledger_heads')
    .set({ seq: head.seq, row_hash: head.row_hash })
    .where('stream', '=', head.stream)
    .execute();
}
