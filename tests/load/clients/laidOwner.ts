import type { Kysely } from 'kysely';
import type { Schema } from '../../../server/platform/database/schema.ts';
import { newId } from '../../../server/platform/ids.ts';
import { newStaffToken } from '../../../server/staff/sessions/staffCookie.ts';

/**
 * Writes a session of a person of the staff.
 * @param now UTC ms
 * @returns its cookie
 */
export async function laySession(db: Kysely<Schema>, staff_id: string, now: number): Promise<string> {
  const { token, token_hash } = newStaffToken();
  const used = { created_at: now, last_used_at: now, stepped_up_at: now, code_proven_at: now };
  await db
    .insertInto('staff_sessions')
    .values({
      token_hash,
      id: newId(),
      staff_id,
      browser: '',
      system: '',
      ...used,
      expires_at: now + 3_600_000,
    })
    .execute();
  return `sawt_staff=${token}`;
}

/**
 * Writes an organisation with one owner.
 * @param now UTC ms
 * @returns the cookie of the owner
 */
export async function layOwner(db: Kysely<Schema>, organisation: string, now: number): Promise<string> {
  await db
    .insertInto('organisations')
    .values({ id: organisation, name_ar: 'جهة', name_en: null, created_at: now })
    .execute();
  const owner = { id: newId(), name: 'Owner', email: 'owner@example.om', email_key: 'owner@example.om' };
  await db
    .insertInto('staff')
    .values({ ...owner, password: 'none', created_at: now, last_seen_at: now })
    .execute();
  await db
    .insertInto('memberships')
    .values({
      id: newId(),
      staff_id: owner.id,
      role: 'owner',
      organisation_id: organisation,
      created_at: now,
    })
    .execute();
  return laySession(db, owner.id, now);
}
