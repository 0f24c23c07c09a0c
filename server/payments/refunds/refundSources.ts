import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Database = Kysely<Schema> | Transaction<Schema>;

/** A decision of staff whose paid orders are not all refunded yet, and who asked for it. */
type Decision = { id: string; actor: string };

/** Decisions of staff that give paid orders back. */
type RefundSource = {
  /** The note of the refunds, for staff. */
  note: string;
  /** The next decision with work left, if there is one. */
  next: (db: Database) => Promise<Decision | undefined>;
  /** Some of its orders that are paid still. */
  orders: (tx: Transaction<Schema>, id: string, limit: number) => Promise<{ id: string }[]>;
  /** Notes that none is left. */
  end: (tx: Transaction<Schema>, id: string) => Promise<unknown>;
};

/** Competitions that two persons cancelled (decision D232). */
const cancellations: RefundSource = {
  note: 'competition_cancelled',
  next: (db) =>
    db
      .selectFrom('competitions')
      .where('state', '=', 'cancelled')
      .where('refunds_by', 'is not', null)
      .orderBy('id')
      .select(['id', 'refunds_by as actor'])
      .$narrowType<{ actor: string }>()
      .executeTakeFirst(),
  orders: (tx, id, limit) =>
    tx
      .selectFrom('orders')
      .where('of_competition', '=', id)
      .where('status', '=', 'paid')
      .orderBy('id')
      .limit(limit)
      .select('id')
      .execute(),
  end: (tx, id) => tx.updateTable('competitions').set({ refunds_by: null }).where('id', '=', id).execute(),
};

/**
 * Entries that staff took out of a vote (decision D241): votes for them in rounds in which they do not compete. Once an entry is
 * brought back, what is paid still stays paid, as it counts again.
 */
const removals: RefundSource = {
  note: 'entry_removed',
  next: (db) =>
    db
      .selectFrom('member_removals')
      .where('refunding', '=', 1)
      .orderBy('id')
      .select(['id', 'asked_by as actor'])
      .executeTakeFirst(),
  orders: (tx, id, limit) =>
    tx
      .selectFrom('orders')
      .innerJoin('member_removals', 'member_removals.entry_id', 'orders.entry_id')
      .innerJoin('round_entries', (join) =>
        join
          .onRef('round_entries.round_id', '=', 'orders.round_id')
          .onRef('round_entries.entry_id', '=', 'orders.entry_id'),
      )
      .where('member_removals.id', '=', id)
      .where('orders.kind', '=', 'vote')
      .where('orders.status', '=', 'paid')
      .where('round_entries.standing', '<>', 'in')
      .orderBy('orders.id')
      .limit(limit)
      .select('orders.id')
      .execute(),
  end: (tx, id) => tx.updateTable('member_removals').set({ refunding: 0 }).where('id', '=', id).execute(),
};

export const refundSources: readonly RefundSource[] = [cancellations, removals];
