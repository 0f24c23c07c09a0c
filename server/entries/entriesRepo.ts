import type { Kysely, Selectable } from 'kysely';
import type { EntriesTable, Schema } from '../platform/database/schema.ts';
import { isId } from '../platform/ids.ts';

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
