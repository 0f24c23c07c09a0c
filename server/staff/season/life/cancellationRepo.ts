import { type Kysely, sql, type Transaction } from 'kysely';
import { competitionActs } from '../../../../domain/season/seasonLife.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { readLifeFacts } from './lifeRepo.ts';

type Database = Kysely<Schema> | Transaction<Schema>;

/**
 * What stands in the way of a cancellation by two persons. `needs_nobody`: nobody can have voted, so one person is enough.
 */
export type CancellationStop = 'over' | 'needs_nobody';

/** What a cancellation would undo: counted votes, and orders that are paid, with their sum in baisa. */
export type AtStake = { votes: number; orders: number; amount_baisa: number };

export type Cancellable = AtStake & {
  version: number;
  stop: CancellationStop | null;
  name_ar: string | null;
  name_en: string | null;
  cancelled_reason_ar: string | null;
  cancelled_reason_en: string | null;
  refunds_by: string | null;
};

/** A competition of an organisation as far as its cancellation depends on it; undefined if there is none. */
export async function readCancellable(
  db: Database,
  { organisationId, id, now }: { organisationId: string; id: string; now: number },
): Promise<Cancellable | undefined> {
  const facts = await readLifeFacts(db, { organisationId, id });
  if (!facts) return undefined;
  const row = await db
    .selectFrom('competitions')
    .where('id', '=', id)
    .select(['version', 'name_ar', 'name_en', 'cancelled_reason_ar', 'cancelled_reason_en', 'refunds_by'])
    .executeTakeFirstOrThrow();
  const cancel = competitionActs(facts.life, now).find(({ act }) => act === 'cancel');
  const stop = !cancel ? 'over' : cancel.stops.includes('votes') ? null : 'needs_nobody';
  return { ...row, stop, ...(await readAtStake(db, id)) };
}

async function readAtStake(db: Database, id: string): Promise<AtStake> {
  const { votes } = await db
    .selectFrom('tallies')
    .innerJoin('rounds', 'rounds.id', 'tallies.round_id')
    .where('competition_id', '=', id)
    .select(sql<number | string>`coalesce(sum(tallies.votes), 0)`.as('votes'))
    .executeTakeFirstOrThrow();
  const { orders, amount } = await db
    .selectFrom('orders')
    .where('of_competition', '=', id)
    .where('status', '=', 'paid')
    .select((row) => [
      row.fn.countAll<number | string>().as('orders'),
      sql<number | string>`coalesce(sum(amount_baisa), 0)`.as('amount'),
    ])
    .executeTakeFirstOrThrow();
  return { votes: Number(votes), orders: Number(orders), amount_baisa: Number(amount) };
}
