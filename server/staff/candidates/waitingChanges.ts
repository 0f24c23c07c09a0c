import type { Kysely } from 'kysely';
import type { StaffCandidate } from '../../../domain/staff/staffContract.ts';
import type { Schema } from '../../platform/database/schema.ts';

const kinds = { full_name: 'name', image_url: 'picture', country_id: 'country' } as const;

/** The changes of a candidate's name, picture and country that wait for approval. */
export async function readWaitingChanges(
  db: Kysely<Schema>,
  userId: string,
  publicOrigin: string,
): Promise<StaffCandidate['changes']> {
  const rows = await db
    .selectFrom('profile_changes')
    .innerJoin('users', 'users.id', 'profile_changes.user_id')
    .where('profile_changes.user_id', '=', userId)
    .where('profile_changes.state', '=', 'waiting')
    .select(['field', 'value', 'created_at as since', 'full_name', 'image_url', 'country_id'])
    .execute();
  const onSite = (picture: string | null) => (picture === null ? null : new URL(picture, publicOrigin).href);
  return Object.fromEntries(
    rows.map(({ field, value, since, full_name, image_url, country_id }) => {
      const current = { full_name, image_url: onSite(image_url), country_id: String(country_id) }[field];
      const wanted = field === 'image_url' ? new URL(value, publicOrigin).href : value;
      return [kinds[field], { current, wanted, since }];
    }),
  );
}
