import type { Kysely } from 'kysely';
import { ORDER_PAYMENT_MS } from '../../../domain/delays.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';
import { closeGateOf } from '../votesGate.ts';
import { followBars } from './changeStanding.ts';

/**
 * Excludes rejected and suspended entries that still compete, which an earlier version without standings
 * left so. Each input is the current time (UTC ms).
 */
export const excludeBarred: Write<number, number> = async (tx, inputs, context) => {
  const excluded: number[] = [];
  for (const at of inputs) {
    const ids = await findBarred(tx, at);
    await closeGateOf(tx, ids, context);
    await followBars(tx, ids, at, context);
    excluded.push(ids.length);
  }
  return excluded;
};

/**
 * The ids of rejected or suspended entries that still compete in running rounds.
 * @param at UTC ms
 */
export async function findBarred(db: Kysely<Schema>, at: number): Promise<string[]> {
  const rows = await db
    .selectFrom('round_entries')
    .innerJoin('voting_groups', 'voting_groups.id', 'round_entries.group_id')
    .innerJoin('entries', 'entries.id', 'round_entries.entry_id')
    .leftJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .where('round_entries.standing', '=', 'in')
    .where('voting_groups.closes_at', '>', at - ORDER_PAYMENT_MS)
    .where((row) =>
      row.or([row('entries.status', '=', 'rejected'), row('accounts.suspended_at', 'is not', null)]),
    )
    .select('entries.id')
    .distinct()
    .execute();
  return rows.map(({ id }) => id);
}
