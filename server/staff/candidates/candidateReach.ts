import { expressionBuilder, sql, type Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { selectSeen, type SeenEntries } from './seenEntries.ts';

/** The people who have such an entry; nobody where the scope has no competition. */
const selectReached = (db: Kysely<Schema>, { organisationId, scope }: SeenEntries) =>
  // PostgreSQL refuses an empty list.
  selectSeen(db, { organisationId, scope: scope?.length === 0 ? [''] : scope }).select('entries.user_id');

/** Whether a person has an entry that a scope reaches. */
export async function isReached(db: Kysely<Schema>, seen: SeenEntries, userId: string): Promise<boolean> {
  const entry = selectReached(db, seen).where('entries.user_id', '=', userId).limit(1);
  return (await entry.executeTakeFirst()) !== undefined;
}

/**
 * Whether the person of a change has such an entry, as a condition on `profile_changes`. Each change looks up its own entries:
 * to compare with a list of people, SQLite would read every entry of the organisation.
 */
export const changeIsReached = (db: Kysely<Schema>, seen: SeenEntries) =>
  expressionBuilder<Schema, 'profile_changes'>().exists(
    selectReached(db, seen).whereRef('entries.user_id', '=', sql.ref('profile_changes.user_id')),
  );
