import type { Kysely } from 'kysely';
import type { Schema } from '../../../server/platform/database/schema.ts';

/** Gives all events to an organisation whose candidates write to an address of its own. */
export async function giveToOrganisation(db: Kysely<Schema>, supportEmail: string): Promise<void> {
  const organisation = { id: 'house', name_ar: 'دار الإنتاج', name_en: null, created_at: 0 };
  await db
    .insertInto('organisations')
    .values({ ...organisation, support_email: supportEmail })
    .execute();
  await db.updateTable('events').set({ organisation_id: organisation.id }).execute();
}
