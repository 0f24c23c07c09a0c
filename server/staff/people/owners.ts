import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The persons who own an organisation. */
export async function ownersOf(tx: Transaction<Schema>, organisationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .where('organisation_id', '=', organisationId)
    .where('role', '=', 'owner')
    .select('staff_id')
    .execute();
  return rows.map(({ staff_id }) => staff_id);
}

/** Whether somebody else than this person owns the organisation, and so could approve what the person asks for. */
export const hasOtherOwner = async (
  tx: Transaction<Schema>,
  organisationId: string,
  staffId: string,
): Promise<boolean> => (await ownersOf(tx, organisationId)).some((each) => each !== staffId);
