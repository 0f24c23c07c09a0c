import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { signedCookie } from '../../platform/http/signedCookie.ts';

/**
 * The cookie of a browser that has signed in. It grants no access; it only distinguishes a person's devices from an
 * attacker's (decision D61).
 */
export const staffDeviceCookie = signedCookie('sawt_staff_device', 'staff device', '/staff/api');

/** The most known devices of a person. A further one replaces the least recently used. */
const DEVICES_PER_PERSON = 20;

export async function isKnownDevice(db: Kysely<Schema>, email_key: string, device: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_devices')
    .innerJoin('staff', 'staff.id', 'staff_devices.staff_id')
    .where('staff.email_key', '=', email_key)
    .where('staff_devices.device', '=', device)
    .select('staff_devices.device')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a device as known to a person, after the person signed in there. */
export async function knowDevice(
  tx: Transaction<Schema>,
  known: { staff_id: string; device: string; last_used_at: number },
): Promise<void> {
  await tx
    .insertInto('staff_devices')
    .values(known)
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'device']).doUpdateSet({ last_used_at: known.last_used_at }),
    )
    .execute();
  const kept = tx
    .selectFrom('staff_devices')
    .where('staff_id', '=', known.staff_id)
    .orderBy('last_used_at', 'desc')
    .limit(DEVICES_PER_PERSON)
    .select('device');
  await tx
    .deleteFrom('staff_devices')
    .where('staff_id', '=', known.staff_id)
    .where('device', 'not in', kept)
    .execute();
}
