import type { Transaction } from 'kysely';
import type { Scope } from '../../../domain/staff/rights.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { StaffLink } from '../../platform/database/staffSchema.ts';
import { newId } from '../../platform/ids.ts';
import { storeScope } from '../competitions/scopes.ts';

/**
 * Gives a person the role of an invitation, in its competitions. A role that the person has already stays as it is.
 * @param at UTC ms
 */
export async function giveRole(
  tx: Transaction<Schema>,
  { role, organisation_id, limited }: StaffLink,
  scope: Scope,
  staff_id: string,
  at: number,
): Promise<void> {
  const id = newId();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('memberships')
    .values({ id, staff_id, role: role!, organisation_id, created_at: at, limited })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) await storeScope(tx, 'memberships', id, scope);
}
