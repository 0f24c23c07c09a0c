import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** How many owners an organisation has, who decide about acts of two persons. */
export async function countOwners(
  db: Kysely<Schema> | Transaction<Schema>,
  organisationId: string,
): Promise<number> {
  const { owners } = await db
    .selectFrom('memberships')
    .where('organisation_id', '=', organisationId)
    .where('role', '=', 'owner')
    .select((row) => row.fn.countAll<number | string>().as('owners'))
    .executeTakeFirstOrThrow();
  return Number(owners);
}
