import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { WriteContext } from '../platform/writer/write.ts';

/**
 * Whether people can take part in a competition: it is published, and staff have not ended it (decision D229). They cannot end
 * it until the commit.
 */
export async function takesPart(
  tx: Transaction<Schema>,
  competitionId: string,
  { memory }: WriteContext,
): Promise<boolean> {
  const query = stateOf(tx, competitionId);
  // SQLite has a single writer and no row locks.
  return (await (memory ? query : query.forKeyShare()).executeTakeFirst())?.state === 'published';
}

/**
 * Whether staff cancelled a competition: no order of it counts any more. Ask it with the competition or the places of the entry
 * locked, as a cancellation locks both.
 */
export async function isCancelled(tx: Transaction<Schema>, competitionId: string): Promise<boolean> {
  return (await stateOf(tx, competitionId).executeTakeFirst())?.state === 'cancelled';
}

const stateOf = (tx: Transaction<Schema>, competitionId: string) =>
  tx.selectFrom('competitions').where('id', '=', competitionId).select('state');
