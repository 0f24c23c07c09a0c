import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

/** Deletes a draft with all that it holds; roles and former slugs that name it follow by themselves. */
export async function deleteCompetition(tx: Transaction<Schema>, id: string): Promise<void> {
  const rounds = tx.selectFrom('rounds').where('competition_id', '=', id).select('id');
  await tx.deleteFrom('voting_groups').where('round_id', 'in', rounds).execute();
  for (const table of ['rounds', 'criteria', 'price_lists'] as const)
    await tx.deleteFrom(table).where('competition_id', '=', id).execute();
  await tx.deleteFrom('competitions').where('id', '=', id).execute();
}

/** Deletes a draft that holds nothing. */
export async function deleteEvent(tx: Transaction<Schema>, id: string): Promise<void> {
  await tx.deleteFrom('events').where('id', '=', id).execute();
}
