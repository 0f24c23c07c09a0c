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
