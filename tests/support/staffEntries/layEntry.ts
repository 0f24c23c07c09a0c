import { newId } from '../../../server/platform/ids.ts';
import { writeBeside } from '../database/databases.ts';
import type { StaffWorld } from '../staff/staffWorld.ts';

export type EntryToLay = {
  name?: string;
  code?: string | null;
  status?: 'submitted' | 'pending' | 'approved' | 'rejected';
  at?: number;
  withdrawn_at?: number | null;
  fee_baisa?: number;
  email?: string | null;
  phone?: string | null;
};

/** The civil id of a candidate that no answer to staff may hold. */
export const civilIdOf = (id: string) => `civil-${id}`;
export const birthDate = '1999-12-31';

/** Stores an entry of a new candidate. @returns its id, which is also the candidate's */
export async function layEntry(
  { server, clock }: StaffWorld,
  competition: string,
  entry: EntryToLay = {},
): Promise<string> {
  const id = newId();
  const { name = 'Huda', email = null, phone = null, status = 'pending', at = clock.now() } = entry;
  const user = { id, role: 'candidate', full_name: name, name_ar: null, name_en: null } as const;
  await writeBeside(server.config, async (db) => {
    await db
      .insertInto('users')
      .values({ ...user, country_id: 1, image_url: null })
      .execute();
    await db
      .insertInto('accounts')
      .values({
        user_id: id,
        civil_id: civilIdOf(id),
        email,
        phone,
        address: null,
        birth_date: birthDate,
        password: null,
        created_at: at,
        suspended_at: null,
        verified_at: at,
        email_verified_at: null,
        phone_verified_at: null,
      })
      .execute();
    await db
      .insertInto('entries')
      .values({
        id,
        user_id: id,
        competition_id: competition,
        status,
        sms_code: entry.code ?? null,
        created_at: at,
        changed_at: at,
        withdrawn_at: entry.withdrawn_at ?? null,
        fee_baisa: entry.fee_baisa ?? 0,
      })
      .execute();
  });
  return id;
}

/** Fills the search texts as the worker does: until none is empty. */
export async function fillSearch({ server }: StaffWorld): Promise<void> {
  while (await server.app.live.writer.submit('fillSearchTexts', null));
}
