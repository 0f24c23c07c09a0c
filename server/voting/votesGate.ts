/**
 * A gate on PostgreSQL between votes, which many writers store at once, and the rare writes that change which votes count. Votes
 * share locks on their rows, and a writer that shares a lock passes those that wait to change the row: under many votes they
 * would wait without end. At the gate all wait in turn.
 */
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { WriteContext } from '../platform/writer/write.ts';

/** Any number that no other advisory lock of the product has. */
const GATE = sql.lit(7_298_104);

/** A condition that is true once the transaction has passed the gate, where it stays until it ends. */
export const gatePassed: RawBuilder<boolean> = sql`(SELECT pg_advisory_xact_lock_shared(${GATE}::int8)) IS NOT NULL`;

/**
 * Closes the gate until the transaction ends, once all votes that passed it are committed. Call it before the transaction locks
 * anything that votes lock.
 */
export async function closeGate(tx: Transaction<Schema>, { memory }: WriteContext): Promise<void> {
  // SQLite has a single writer and no row locks.
  if (!memory) await sql`SELECT pg_advisory_xact_lock(${GATE}::int8)`.execute(tx);
}

/** Closes the gate if one of the entries has a place in a round: no other entry gets votes. */
export async function closeGateOf(
  tx: Transaction<Schema>,
  entryIds: readonly string[],
  context: WriteContext,
): Promise<void> {
  if (context.memory || entryIds.length === 0) return;
  const place = tx.selectFrom('round_entries').where('entry_id', 'in', entryIds).select('entry_id').limit(1);
  if (await place.executeTakeFirst()) await closeGate(tx, context);
}
