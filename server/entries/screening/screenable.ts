import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { unindexed } from '../../platform/database/unindexed.ts';

/**
 * The entries that wait for a decision, and those put aside. The condition is that of their index, word for word, so that
 * both databases use it. With the index of competitions, SQLite would read all their entries.
 */
export const undecided = (db: Kysely<Schema>, competitionIds: readonly string[]) =>
  db
    .selectFrom('entries')
    .where(sql<SqlBool>`(status = 'pending' OR pending_status = 'pending')`)
    // PostgreSQL refuses an empty list, as of an organisation without competitions.
    .where(unindexed('entries.competition_id'), 'in', competitionIds.length === 0 ? [''] : competitionIds)
    .where('withdrawn_at', 'is', null);

/** Of these, the ones that a screener may decide at `now` (UTC ms): verified, paid, and not put aside. */
export const screenable = (db: Kysely<Schema>, competitionIds: readonly string[], now: number) =>
  undecided(db, competitionIds)
    .where((eb) => eb.or([eb('held_at', 'is', null), eb('held_until', '<=', now)]))
    // Few accounts are unverified, so they are read once.
    .where('entries.user_id', 'not in', (eb) =>
      eb.selectFrom('accounts').where('accounts.verified_at', 'is', null).select('accounts.user_id'),
    )
    .where((eb) =>
      eb.or([
        eb('fee_baisa', '=', 0),
        eb('status', '=', 'approved'),
        eb.exists(
          eb
            .selectFrom('orders')
            .whereRef('orders.entry_id', '=', 'entries.id')
            .where('orders.kind', '=', 'fee')
            .where('orders.status', '=', 'paid')
            .select('orders.id'),
        ),
      ]),
    );

/** Entries put aside until somebody ends that, or until a candidate sends what was asked for. */
export const held = (db: Kysely<Schema>, competitionIds: readonly string[], now: number) =>
  undecided(db, competitionIds)
    .where('held_at', 'is not', null)
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '>', now)]));
