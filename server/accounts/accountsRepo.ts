import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** What a login is held against. */
export type LoginAccount = {
  userId: string;
  fullName: string;
  imageUrl: string | null;
  civilId: string;
  password: string | null;
  suspendedAt: number | null;
};

/** The candidate of a civil id; judges and staff sign in elsewhere (decision D36). */
export function findByCivilId(db: Kysely<Schema>, civilId: string): Promise<LoginAccount | undefined> {
  return candidates(db).where('accounts.civil_id', '=', civilId).executeTakeFirst();
}

export function findByUser(db: Kysely<Schema>, userId: string): Promise<LoginAccount | undefined> {
  return candidates(db).where('accounts.user_id', '=', userId).executeTakeFirst();
}

function candidates(db: Kysely<Schema>) {
  return db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .where('users.role', '=', 'candidate')
    .select([
      'accounts.user_id as userId',
      'users.full_name as fullName',
      'users.image_url as imageUrl',
      'accounts.civil_id as civilId',
      'accounts.password',
      'accounts.suspended_at as suspendedAt',
    ]);
}
