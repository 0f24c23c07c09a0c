import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** The competition of an entry, for its line in the audit; null if the entry is deleted. */
export async function competitionOf(tx: Transaction<Schema>, entryId: string): Promise<string | null> {
  const entry = tx.selectFrom('entries').where('id', '=', entryId).select('competition_id');
  return (await entry.executeTakeFirst())?.competition_id ?? null;
}
