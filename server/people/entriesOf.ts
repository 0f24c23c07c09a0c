import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** The entries of a user with the files and the document that belong to each. */
export async function entriesOf(db: Kysely<Schema>, userId: string) {
  const entries = await db
    .selectFrom('entries')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .where('user_id', '=', userId)
    .select([
      'entries.id',
      'entries.status',
      'entries.pending_status',
      'entries.created_at',
      'entries.changed_at',
      'entries.live_media_id',
      'entries.pending_media_id',
      'competitions.name_ar as competition_ar',
      'competitions.name_en as competition_en',
    ])
    .execute();
  return Promise.all(
    entries.map(async (entry) => ({
      ...entry,
      media: await mediaOf(db, [entry.live_media_id, entry.pending_media_id]),
      identity_document: await db
        .selectFrom('identity_documents')
        .where('entry_id', '=', entry.id)
        .selectAll()
        .executeTakeFirst(),
    })),
  );
}

async function mediaOf(db: Kysely<Schema>, found: readonly (string | null)[]) {
  const ids = found.filter((id) => id !== null);
  if (ids.length === 0) return [];
  return db.selectFrom('media').where('id', 'in', ids).selectAll().execute();
}
