import type { Kysely, Selectable } from 'kysely';
import type { EntriesTable, Schema } from '../platform/database/schema.ts';
import { isId } from '../platform/ids.ts';
import type { ReplacementsTable } from '../platform/database/entrySchema.ts';

export type EntryRow = Selectable<EntriesTable>;

/** An entry of a candidate; undefined if it is unknown or belongs to somebody else. */
export async function findOwnEntry(
  db: Kysely<Schema>,
  id: string,
  userId: string,
): Promise<EntryRow | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('entries')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .selectAll()
    .executeTakeFirst();
}

export type KnownSignup = { id: string; account: 'created' | 'existing' };

/** The outcome of a registration form, if it was received before. */
export async function findSignup(db: Kysely<Schema>, keyHash: string): Promise<KnownSignup | undefined> {
  const row = await db
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .where('entries.signup_key_hash', '=', keyHash)
    .select(['entries.id', 'entries.created_at as enteredAt', 'accounts.created_at as accountAt'])
    .executeTakeFirst();
  // A registration that makes an account gives it the same time as its entry.
  return row && { id: row.id, account: row.enteredAt === row.accountAt ? 'created' : 'existing' };
}

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
