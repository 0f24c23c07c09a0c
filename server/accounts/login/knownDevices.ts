import type { Kysely, Transaction } from 'kysely';
import { signedCookie } from '../../platform/http/signedCookie.ts';
import type { KnownDevicesTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * The cookie of a browser that has logged in. It grants no access; it only distinguishes the owner's
 * devices from an attacker's. Its id is not that of the device cookie for votes, which belongs to no
 * account.
 */
export const loginCookie = signedCookie('sawt_login', 'login');

/** The most known devices of an account. A further one replaces the least recently used. */
export const DEVICES_PER_ACCOUNT = 20;

export async function isKnownDevice(db: Kysely<Schema>, civilId: string, device: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('accounts', 'accounts.user_id', 'known_devices.user_id')
    .where('accounts.civil_id', '=', civilId)
    .where('known_devices.device', '=', device)
    .select('known_devices.device')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a device as known to an account, after its user proved to be the owner. */
export async function knowDevice(tx: Transaction<Schema>, known: KnownDevicesTable): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values(known)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device']).doUpdateSet({ last_used_at: known.last_used_at }),
    )
    .execute();
  const kept = tx
    .selectFrom('known_devices')
    .where('user_id', '=', known.user_id)
    .orderBy('last_used_at', 'desc')
    .limit(DEVICES_PER_ACCOUNT)
    .select('device');
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', known.user_id)
    .where('device', 'not in', kept)
    .execute();
}

/** Forgets the known devices of an account, all of them or all except one. */
export async function forgetDevices(
  tx: Transaction<Schema>,
  userId: string,
  except: string | null,
): Promise<void> {
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device', '<>', except ?? '')
    .execute();
}
