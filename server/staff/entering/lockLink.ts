import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { lockOrganisation } from '../people/lockOrganisation.ts';

/**
 * A link that is open at `at` (UTC ms); it stays locked until the commit, with its organisation: no other write gives or
 * changes a role there meanwhile. Undefined if it was used, ended or has expired meanwhile.
 */
export async function lockLink(tx: Transaction<Schema>, id: string, at: number, context: WriteContext) {
  const { memory } = context;
  const of = tx.selectFrom('staff_links').where('id', '=', id).select('organisation_id');
  const organisationId = (await of.executeTakeFirst())?.organisation_id;
  if (organisationId) await lockOrganisation(tx, organisationId, context);
  const link = tx
    .selectFrom('staff_links')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .selectAll();
  return (memory ? link : link.forUpdate()).executeTakeFirst();
}

/** Marks a locked link as used at `at` (UTC ms). */
export async function spendLink(tx: Transaction<Schema>, id: string, at: number): Promise<void> {
  await tx.updateTable('staff_links').set({ used_at: at }).where('id', '=', id).execute();
}
