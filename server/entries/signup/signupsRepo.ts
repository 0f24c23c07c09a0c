import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

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
