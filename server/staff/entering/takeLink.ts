import type { Transaction } from 'kysely';
import type { Role } from '../../../domain/staff/staffContract.ts';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Marks a link as used at `at` (UTC ms), in the transaction of what it opens. Undefined if it was used, ended or has
 * expired meanwhile.
 */
export function takeLink(
  tx: Transaction<Schema>,
  id: string,
  at: number,
): Promise<{ role: Role | null; organisation_id: string | null } | undefined> {
  return tx
    .updateTable('staff_links')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['role', 'organisation_id'])
    .executeTakeFirst();
}
