import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Fence } from './lease.ts';

/** Whether a lease still has its epoch. If it has, nobody can take it before the transaction ends. */
export async function isFenced(tx: Transaction<Schema>, { lease, epoch }: Fence): Promise<boolean> {
  const row = await tx
    .selectFrom('leases')
    .where('name', '=', lease)
    .where('epoch', '=', epoch)
    .select('epoch')
    .forShare()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}
