import type { Transaction } from 'kysely';
import type { Held } from '../../../domain/staff/rights.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { idsOf, readNames } from '../competitions/scopes.ts';

/** A role that a person has in an organisation. */
export type RoleThere = Pick<Held, 'role' | 'competitionIds'> & { id: string };

/** The roles of a person in an organisation, with the competitions of each. */
export async function rolesOf(
  tx: Transaction<Schema>,
  organisationId: string,
  staffId: string,
): Promise<RoleThere[]> {
  const rows = await tx
    .selectFrom('memberships')
    .where('organisation_id', '=', organisationId)
    .where('staff_id', '=', staffId)
    .select(['id', 'role', 'limited'])
    .execute();
  const named = await readNames(tx, 'memberships', rows);
  return rows.map(({ id, role }) => ({ id, role, competitionIds: idsOf(named.get(id)) }));
}
