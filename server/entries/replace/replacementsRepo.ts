import type { Kysely } from 'kysely';
import type { ReplacementsTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** The replacement that came under a key before, if it was taken. */
export async function findReplacement(
  db: Kysely<Schema>,
  keyHash: string,
): Promise<ReplacementsTable | undefined> {
  return db.selectFrom('replacements').where('key_hash', '=', keyHash).selectAll().executeTakeFirst();
}

/** Whether any replacement of an entry is remembered. */
export async function wasReplaced(db: Kysely<Schema>, entryId: string): Promise<boolean> {
  const known = db.selectFrom('replacements').where('entry_id', '=', entryId).select('key_hash');
  return (await known.executeTakeFirst()) !== undefined;
}
