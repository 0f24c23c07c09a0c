import { newId } from '../../../server/platform/ids.ts';
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
  /** Whether the given contacts are verified; null for a signup that nobody confirmed. */
  verified?: boolean | null;
  language?: 'ar' | 'en';
  /** An earlier entry of the same candidate; a new candidate by default. */
  of?: string;
};

/** The civil id of a candidate that no answer to staff may hold. */
export const civilIdOf = (id: string) => `civil-${id}`;
export const birthDate = '1999-12-31';

/** Stores an entry of a candidate. @returns its id, which is also the candidate's if they are new */
export async function layEntry(
  { beside: db, clock }: StaffWorld,
  competition: string,
  entry: EntryToLay = {},
): Promise<string> {
  const id = newId();
  const { name = 'Huda', email = null, phone = null, status = 'pending', at = clock.now() } = entry;
  const { verified = false, of = id } = entry;
  const verifiedAt = (contact: string | null) => (verified && contact !== null ? at : null);
  const user = { id, role: 'candidate', full_name: name, name_ar: null, name_en: null } as const;
  if (of === id)
    await db
      .insertInto('users')
      .values({ ...user, country_id: 1, image_url: null })
      .execute();
  if (of === id)
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
        verified_at: verified === null ? null : at,
        email_verified_at: verifiedAt(email),
        phone_verified_at: verifiedAt(phone),
      })
      .execute();
  await db
    .insertInto('entries')
    .values({
      id,
      user_id: of,
      competition_id: competition,
      status,
      sms_code: entry.code ?? null,
      created_at: at,
      changed_at: at,
      withdrawn_at: entry.withdrawn_at ?? null,
      fee_baisa: entry.fee_baisa ?? 0,
      ...(entry.language && { language: entry.language }),
    })
    .execute();
  return id;
}

/** Fills the search texts as the worker does: until none is empty. */
export async function fillSearch({ server }: StaffWorld): Promise<void> {
  while (await server.app.live.writer.submit('fillSearchTexts', null));
}
