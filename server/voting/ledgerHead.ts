import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { GENESIS_HASH } from './ledgerChain.ts';

/** The last row of a chain. */
export type LedgerHead = { stream: string; seq: number; row_hash: string };

/**
 * Locks the head of a chain until the transaction ends, so that two writers can never give out the same number.
 * Makes the chain when it is new.
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
