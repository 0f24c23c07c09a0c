import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Drops what would tell of decisions about an entry that can still be undone: a later decision tells its candidate, who
 * must hear one only.
 * @param at UTC ms
 * @param decisionId of this decision only
 */
export async function dropNews(
  tx: Transaction<Schema>,
  entryId: string,
  at: number,
  decisionId?: string,
): Promise<void> {
  const waiting = tx
    .updateTable('entry_messages')
    .set({ state: 'dropped', done_at: at })
    .where('entry_id', '=', entryId)
    .where('state', '=', 'due')
    .where('next_try_at', '>', at);
  await (
    decisionId === undefined
      ? waiting.where('decision_id', 'is not', null)
      : waiting.where('decision_id', '=', decisionId)
  ).execute();
}
