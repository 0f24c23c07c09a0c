import type { Kysely } from 'kysely';
import type { Profile } from '../../../domain/contract.ts';
import { findVerifying } from '../contacts/contactChangesRepo.ts';
import { findWaiting } from '../changes/changesRepo.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** A candidate's profile as the owner sees it at `now` (UTC ms). */
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
