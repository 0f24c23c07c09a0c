import type { Kysely } from 'kysely';
import type { Profile } from '../../../domain/contract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { findVerifying } from '../contacts/contactChangesRepo.ts';

/** A candidate's profile, as only its owner sees it, at `now` (UTC ms). */
export async function findProfile(
  db: Kysely<Schema>,
  userId: string,
  now: number,
): Promise<Profile | undefined> {
  const profile = await db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .where('accounts.user_id', '=', userId)
    .select([
      'users.id',
      'users.full_name',
      'accounts.email',
      'accounts.civil_id',
      'accounts.phone as phone_number',
      'accounts.address',
      'accounts.birth_date as user_dob',
      'users.country_id',
      'users.image_url',
      'accounts.created_at',
    ])
    .executeTakeFirst();
  return (
    profile && {
      ...profile,
      waiting: await findWaiting(db, userId),
      verifying: await findVerifying(db, userId, now),
    }
  );
}

/** The profile changes of a user that wait for staff to decide. */
async function findWaiting(db: Kysely<Schema>, userId: string): Promise<Profile['waiting']> {
  const rows = await db
    .selectFrom('profile_changes')
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .select(['field', 'value', 'created_at'])
    .execute();
  const waiting = rows.map(({ field, value, created_at }) => [
    field,
    { value: field === 'country_id' ? Number(value) : value, since: created_at },
  ]);
  return Object.fromEntries(waiting) as Profile['waiting'];
}
