import { type Expression, sql, type Kysely, type RawBuilder } from 'kysely';
import { canonicalEmail, emailKey } from '../../domain/person/email.ts';
import type { Schema } from '../platform/database/schema.ts';

/** The facts of an account that a login needs. */
export type LoginAccount = {
  userId: string;
  fullName: string;
  imageUrl: string | null;
  civilId: string;
  password: string | null;
  suspendedAt: number | null;
};

/**
 * The verified candidate with a civil id. Judges and staff are not found: they log in elsewhere (decision
 * D36).
 */
export function findByCivilId(db: Kysely<Schema>, civilId: string): Promise<LoginAccount | undefined> {
  return candidates(db)
    .where('accounts.civil_id', '=', civilId)
    .where('accounts.verified_at', 'is not', null)
    .executeTakeFirst();
}

/**
 * The account that has verified a contact and has this civil id, or the one that has verified this e-mail
 * address.
 */
export function findVerified(
  db: Kysely<Schema>,
  by: { civilId: string } | { email: string },
): Promise<{ user_id: string } | undefined> {
  const accounts = db.selectFrom('accounts').select('user_id');
  return 'civilId' in by
    ? accounts.where('civil_id', '=', by.civilId).where('verified_at', 'is not', null).executeTakeFirst()
    : accounts.where('email_verified_at', 'is not', null).where(isMailbox(by.email)).executeTakeFirst();
}

/**
 * Selects the rows with this e-mail address in any case. SQLite lowers only A to Z, so it compares the
 * address lowered by the database and by us.
 */
export const isMailbox = (
  email: string,
  stored: Expression<string | null> = sql.ref('accounts.email'),
): RawBuilder<boolean> =>
  sql<boolean>`lower(${stored}) in (lower(${canonicalEmail(email)}), ${emailKey(email)})`;

/**
 * The newest signups with a civil id that are neither verified nor suspended, each with its time (UTC ms).
 */
export function findUnverified(
  db: Kysely<Schema>,
  civilId: string,
  most: number,
): Promise<{ userId: string; createdAt: number }[]> {
  return db
    .selectFrom('accounts')
    .where('civil_id', '=', civilId)
    .where('verified_at', 'is', null)
    .where('suspended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(most)
    .select(['user_id as userId', 'created_at as createdAt'])
    .execute();
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
