import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openSqlite, sqliteKysely } from '../../../../server/platform/database/openSqlite.ts';
import type { Schema } from '../../../../server/platform/database/schema.ts';
import { newId } from '../../../../server/platform/ids.ts';
import { objectKey } from '../../../../server/platform/storage/objectKey.ts';
import { payloads } from './payloads.ts';

export type LaidPayloads = {
  userId: string;
  eventSlug: string;
  /** For each payload, by its index: the competition, page and entry whose texts are that payload. */
  places: { competition: string; page: string; entryId: string }[];
};

const db = (dataDir: string) => sqliteKysely(openSqlite(join(dataDir, 'db/sawt.db'), 'write'));
const payloadAt = (index: number) => payloads[index % payloads.length] ?? '';

/**
 * Stores the payloads in all texts that pages show: for each payload a competition, a content page and an
 * entry, and all existing names.
 */
export async function layPayloads(dataDir: string, civilId: string): Promise<LaidPayloads> {
  const database = db(dataDir);
  try {
    const account = database.selectFrom('accounts').where('civil_id', '=', civilId).select('user_id');
    const { user_id: userId } = await account.executeTakeFirstOrThrow();
    await renameAll(database);
    const model = await database
      .selectFrom('competitions')
      .innerJoin('events', 'events.id', 'competitions.event_id')
      .where('competitions.slug', '=', 'player-of-the-season')
      .selectAll('competitions')
      .select('events.slug as event_slug')
      .executeTakeFirstOrThrow();
    const { event_slug: eventSlug, ...competition } = model;
    const recording = await database.selectFrom('media').selectAll().executeTakeFirstOrThrow();
    const places = [];
    for (const [index, text] of payloads.entries()) {
      const slug = `payload-${index}`;
      const id = newId();
      const texts = {
        name_ar: text,
        name_en: text,
        description_ar: text,
        description_en: text,
        eligibility_ar: text,
        eligibility_en: text,
        requirements_ar: text,
        requirements_en: text,
      };
      await database
        .insertInto('competitions')
        .values({ ...competition, ...texts, id, slug })
        .execute();
      const criterion = { competition_id: id, ordinal: 1, name_ar: text, name_en: text, percent: 100 };
      await database.insertInto('criteria').values(criterion).execute();
      const page = `page-${index}`;
      await database
        .insertInto('content_pages')
        .values({
          slug: page,
          title_ar: text,
          title_en: text,
          description_ar: text,
          description_en: text,
          body_ar: text,
          body_en: text,
          updated_at: 0,
        })
        .execute();
      const media = { ...recording, id: newId(), object: objectKey('media', 'wav'), file_name: text };
      await database.insertInto('media').values(media).execute();
      const entryId = newId();
      await database
        .insertInto('entries')
        .values({
          id: entryId,
          user_id: userId,
          competition_id: id,
          status: 'approved',
          live_media_id: media.id,
          created_at: index,
          changed_at: index,
        })
        .execute();
      places.push({ competition: slug, page, entryId });
    }
    return { userId, eventSlug, places };
  } finally {
    await database.destroy();
  }
}

/** Replaces the names of events, rounds, groups and people by the payloads in turn. */
async function renameAll(database: Kysely<Schema>): Promise<void> {
  for (const table of ['events', 'rounds', 'voting_groups', 'users'] as const) {
    const rows = await database.selectFrom(table).select('id').execute();
    for (const [index, { id }] of rows.entries()) {
      const text = payloadAt(index);
      await database.updateTable(table).set({ name_ar: text, name_en: text }).where('id', '=', id).execute();
    }
  }
}

/** Replaces a person's name and postal address by a payload. */
export async function renamePerson(dataDir: string, userId: string, text: string): Promise<void> {
  const database = db(dataDir);
  const users = database.updateTable('users').set({ full_name: text, name_ar: text, name_en: text });
  await users.where('id', '=', userId).execute();
  const accounts = database.updateTable('accounts').set({ address: text });
  await accounts.where('user_id', '=', userId).execute();
  await database.destroy();
}
