import type { Kysely, Selectable } from 'kysely';
import type { EntriesTable, Schema } from '../platform/database/schema.ts';
import { isId } from '../platform/ids.ts';
import type { ReplacementsTable } from '../platform/database/entrySchema.ts';

export type EntryRow = Selectable<EntriesTable>;

/** An entry, if it exists and belongs to this user; else undefined. */
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

/** Whether this user has an entry in this competition, whatever its status. */
export async function hasEntry(db: Kysely<Schema>, userId: string, competitionId: string): Promise<boolean> {
  const entry = db
    .selectFrom('entries')
    .where('user_id', '=', userId)
    .where('competition_id', '=', competitionId)
    .select('id');
  return (await entry.executeTakeFirst()) !== undefined;
}

export type KnownSignup = { id: string; account: 'created' | 'existing' };

/** The outcome of the registration that was stored with this hash; undefined if there is none. */
export async function findSignup(db: Kysely<Schema>, keyHash: string): Promise<KnownSignup | undefined> {
  const row = await db
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .where('entries.signup_key_hash', '=', keyHash)
    .select(['entries.id', 'entries.created_at as enteredAt', 'accounts.created_at as accountAt'])
    .executeTakeFirst();
  // The account was made by this registration if it has the same time as the entry.
  return row && { id: row.id, account: row.enteredAt === row.accountAt ? 'created' : 'existing' };
}

/** The replacement that was stored with this hash of its upload or key; undefined if there is none. */
export async function findReplacement(
  db: Kysely<Schema>,
  keyHash: string,
): Promise<ReplacementsTable | undefined> {
  return db.selectFrom('replacements').where('key_hash', '=', keyHash).selectAll().executeTakeFirst();
}

/**
 * Whether a replacement of the entry is on record. Only those sent with a ticket or key are, and a sweep
 * deletes old ones.
 */
export async function wasReplaced(db: Kysely<Schema>, entryId: string): Promise<boolean> {
  const known = db.selectFrom('replacements').where('entry_id', '=', entryId).select('key_hash');
  return (await known.executeTakeFirst()) !== undefined;
}
