import type { Transaction } from 'kysely';
import type { Held } from '../../../domain/staff/rights.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { idsOf, readNames } from '../competitions/scopes.ts';

/** All roles of a person, in organisations and in the installation. */
export async function rolesOf(
  tx: Transaction<Schema>,
  staffId: string,
): Promise<(Held & { membershipId: string })[]> {
  const rows = await tx
    .selectFrom('memberships')
    .where('staff_id', '=', staffId)
    .select(['id', 'role', 'organisation_id', 'limited'])
    .execute();
  const named = await readNames(tx, 'memberships', rows);
  return rows.map(({ id, role, organisation_id }) => ({
    membershipId: id,
    role,
    organisationId: organisation_id,
    competitionIds: idsOf(named.get(id)),
  }));
}

/** The roles of a person in one organisation. */
export async function rolesIn(
  tx: Transaction<Schema>,
  organisationId: string,
  staffId: string,
): Promise<(Held & { membershipId: string })[]> {
  return (await rolesOf(tx, staffId)).filter((each) => each.organisationId === organisationId);
}
