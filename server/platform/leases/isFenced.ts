import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Fence } from './lease.ts';

/**
 * Whether a lease still has its epoch; if so, nobody can take it before the transaction ends. False also
 * while another transaction holds its row.
 */
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
