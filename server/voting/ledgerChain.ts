/**
 * How each row of the ledger depends on the row before it (decision D12). Anybody can recompute the hashes
 * from the public fields and the commitments. The hashed text is a UTF-8 JSON array in a fixed order, which
 * starts with the name and version of its form.
 */
import type { Transaction } from 'kysely';
import { hash } from 'node:crypto';
import type { LedgerSecretsTable, LedgerTable, Schema } from '../platform/database/schema.ts';

/** What the first row of a chain has as the hash of the row before it. */
export const GENESIS_HASH = '0'.repeat(64);

export type ChainedFields = Omit<LedgerTable, 'previous_hash' | 'commitment' | 'row_hash'>;

type CommittedFields = Pick<LedgerSecretsTable, 'source_ref' | 'payer' | 'accepted_at'> & {
  salt: string;
};

/**
 * The commitment of a row: SHA-256 in hex of who voted and exactly when. It hides both and still proves
 * them later.
 */
export function commitmentOf(secret: CommittedFields): string {
  return hash(
    'sha256',
    JSON.stringify(['sawt-commitment-1', secret.salt, secret.source_ref, secret.payer, secret.accepted_at]),
  );
}

/**
 * The hash of a row: SHA-256 in hex of its public fields, its commitment and the hash of the row before it.
 */
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

/** The public time of a vote: UTC ms rounded down to the minute. The exact time could show who voted. */
export function minuteOf(acceptedAt: number): number {
  return Math.floor(acceptedAt / MINUTE_MS) * MINUTE_MS;
}

/** The last row of a chain. */
export type LedgerHead = { stream: string; seq: number; row_hash: string };

/**
 * Locks the head of a chain until the transaction ends, so that two writers never use one row number.
 * Starts the chain if it is new.
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
