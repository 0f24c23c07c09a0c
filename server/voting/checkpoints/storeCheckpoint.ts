import type { Transaction } from 'kysely';
import type { Checkpoint } from '../../../domain/contract.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Stores signed checkpoints; one whose number is taken, by another node, is not. @returns whether each was stored */
export async function storeCheckpoint(tx: Transaction<Schema>, inputs: Checkpoint[]): Promise<boolean[]> {
  const stored: boolean[] = [];
  for (const input of inputs) stored.push(await store(tx, input));
  return stored;
}

async function store(
  tx: Transaction<Schema>,
  { heads, rows, votes, audit_heads, ...checkpoint }: Checkpoint,
): Promise<boolean> {
  const taken = await tx
    .insertInto('checkpoints')
    .values({ ...checkpoint, audit_heads: JSON.stringify(audit_heads), row_count: rows, vote_count: votes })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst();
  if (!taken) return false;
  await tx
    .insertInto('checkpoint_heads')
    .values(heads.map((head) => ({ number: checkpoint.number, ...head })))
    .execute();
  return true;
}
