import type { Kysely } from 'kysely';
import type { ReplacementsTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** The replacement that was accepted under a key before. */
export async function findReplacement(
  db: Kysely<Schema>,
  keyHash: string,
): Promise<ReplacementsTable | undefined> {
  return db.selectFrom('replacements').where('key_hash', '=', keyHash).selectAll().executeTakeFirst();
}

/** Whether the entry has any remembered replacement. */
export async function wasReplaced(db: Kysely<Schema>, entryId: string): Promise<boolean> {
  const known = db.selectFrom('replacements').where('entry_id', '=', entryId).select('key_hash');
  return (await known.executeTakeFirst()) !== undefined;
}
