import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** A session that may still be paid; instants in UTC ms. */
export type WatchedSession = {
  sessionId: string;
  orderId: string;
  orderExpiresAt: number;
  /** Null where the gateway does not say. */
  sessionExpiresAt: number | null;
  /** The failed attempt that is known, by its instant. */
  lastAttemptAt: number | null;
};

/** The open sessions of a gateway that were made at `since` (UTC ms) or later. */
export function readOpenSessions(
  db: Kysely<Schema>,
  gateway: string,
  since: number,
): Promise<WatchedSession[]> {
  return db
    .selectFrom('payments')
    .innerJoin('vote_orders', 'vote_orders.id', 'payments.order_id')
    .where('payments.status', '=', 'open')
    .where('payments.gateway', '=', gateway)
    .where('payments.created_at', '>=', since)
    .select([
      'payments.session_id as sessionId',
      'payments.order_id as orderId',
      'vote_orders.expires_at as orderExpiresAt',
      'payments.session_expires_at as sessionExpiresAt',
      'payments.last_attempt_at as lastAttemptAt',
    ])
    .orderBy('payments.created_at')
    .execute();
}
