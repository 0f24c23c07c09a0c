import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';

/**
 * Locks an organisation until the commit: only one write at a time changes its people and invitations.
 * @returns whether there is such an organisation
 */
export async function lockOrganisation(
  tx: Transaction<Schema>,
  id: string,
  { memory }: WriteContext,
): Promise<boolean> {
  const row = tx.selectFrom('organisations').where('id', '=', id).select('id');
  return (await (memory ? row : row.forUpdate()).executeTakeFirst()) !== undefined;
}
