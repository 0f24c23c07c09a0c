import type { Kysely } from 'kysely';
import type { Profile } from '../../../domain/contract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { ShownField } from './shownFields.ts';

/** The profile changes of a user that wait for a decision. */
export async function findWaiting(db: Kysely<Schema>, userId: string): Promise<Profile['waiting']> {
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

export type ListedChange = {
  id: string;
  user_id: string;
  field: ShownField;
  value: string;
  created_at: number;
  full_name: string;
  country_id: number;
  image_url: string | null;
};

/** Every waiting profile change, oldest first, with the value that the public sees. */
export function readWaitingChanges(db: Kysely<Schema>): Promise<ListedChange[]> {
  return db
    .selectFrom('profile_changes')
    .innerJoin('users', 'users.id', 'profile_changes.user_id')
    .where('profile_changes.state', '=', 'waiting')
    .orderBy('profile_changes.created_at')
    .orderBy('profile_changes.id')
    .select([
      'profile_changes.id',
      'profile_changes.user_id',
      'profile_changes.field',
      'profile_changes.value',
      'profile_changes.created_at',
      'users.full_name',
      'users.country_id',
      'users.image_url',
    ])
    .execute();
}
