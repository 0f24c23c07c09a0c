import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { replaceLinks } from '../links/issueLink.ts';
import { forgetDevices } from '../login/knownDevices.ts';

/**
 * Ends all access that a password gave: every session, every open link, and every known device but `device`.
 * @param at UTC ms
 */
export async function endAccess(
  tx: Transaction<Schema>,
  { userId, device, at }: { userId: string; device: string | null; at: number },
): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await forgetDevices(tx, userId, device);
  await replaceLinks(tx, userId, at);
}
