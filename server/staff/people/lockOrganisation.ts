import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';

/** Locks an organisation until the commit: only one write at a time changes its people and invitations. */
export async function lockOrganisation(
  tx: Transaction<Schema>,
  id: string,
  { memory }: WriteContext,
): Promise<void> {
  if (memory) return;
  await tx.selectFrom('organisations').where('id', '=', id).select('id').forUpdate().execute();
}
