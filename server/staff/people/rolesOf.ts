import type { Transaction } from 'kysely';
import type { Held } from '../../../domain/staff/rights.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** All roles of a person, in organisations and in the installation. */
export async function rolesOf(tx: Transaction<Schema>, staffId: string): Promise<Held[]> {
  const rows = await tx
    .selectFrom('memberships')
    .where('staff_id', '=', staffId)
    .select(['role', 'organisation_id'])
    .execute();
  return rows.map(({ role, organisation_id }) => ({ role, organisationId: organisation_id }));
}
