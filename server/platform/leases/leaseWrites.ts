import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Write } from '../writer/write.ts';
import { databaseTime } from '../database/databaseTime.ts';
import type { Fence } from './lease.ts';

/** `holder` names a process; the lease ends `ms` from now unless it is renewed. */
export type LeaseToTake = { name: string; holder: string; ms: number };

/**
 * Takes leases that are free or the holder's own, with a new epoch; null while another process has one. Never
 * waits for a row that another transaction holds: two nodes that wait for each other would delay votes.
 */
export const takeLease: Write<LeaseToTake, number | null> = async (tx, inputs) => {
  const epochs: (number | null)[] = [];
  for (const input of inputs) epochs.push(await takeOne(tx, input));
  return epochs;
};

async function takeOne(tx: Transaction<Schema>, { name, holder, ms }: LeaseToTake): Promise<number | null> {
  const until = endOf(ms);
  const made = await tx
    .insertInto('leases')
    .values({ name, holder, until, epoch: 1 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('epoch')
    .executeTakeFirst();
  if (made) return made.epoch;
  const free = await tx
    .selectFrom('leases')
    .where('name', '=', name)
    .where((row) => row.or([row('until', '<=', databaseTime), row('holder', '=', holder)]))
    .select('name')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!free) return null;
  const taken = await tx
    .updateTable('leases')
    .set((row) => ({ holder, until, epoch: row('epoch', '+', 1) }))
    .where('name', '=', name)
    .returning('epoch')
    .executeTakeFirstOrThrow();
  return taken.epoch;
}

/** Renews the leases of a process. @returns those renewed, without any whose row another transaction holds */
export const renewLeases: Write<Omit<LeaseToTake, 'name'>, Fence[]> = async (tx, inputs) => {
  const renewed: Fence[][] = [];
  for (const { holder, ms } of inputs) {
    const own = await tx
      .selectFrom('leases')
      .where('holder', '=', holder)
      .select(['name as lease', 'epoch'])
      .forUpdate()
      .skipLocked()
      .execute();
    const names = own.map(({ lease }) => lease);
    if (names.length > 0)
      await tx
        .updateTable('leases')
        .set({ until: endOf(ms) })
        .where('name', 'in', names)
        .execute();
    renewed.push(own);
  }
  return renewed;
};

/** Ends the leases of a process at once. */
export const releaseLeases: Write<{ holder: string }, null> = async (tx, inputs) => {
  for (const { holder } of inputs)
    await tx.updateTable('leases').set({ until: 0 }).where('holder', '=', holder).execute();
  return inputs.map(() => null);
};

/** The instant `ms` from now, by the database's clock. */
const endOf = (ms: number) => sql<number>`${databaseTime} + ${ms}`;
