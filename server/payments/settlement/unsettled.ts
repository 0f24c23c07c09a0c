import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { EventLog } from '../../platform/eventLog.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';

/** Unfinished work that only the gateway which began it can finish: an open session or a due refund. */
export type Unsettled = {
  gateway: string;
  orderId: string;
  kind: 'open_session' | 'due_refund';
  amountBaisa: number;
  /** UTC ms. */
  since: number;
};

/** Reads the open sessions and due refunds of every gateway, oldest first. */
export async function readUnsettled(db: Kysely<Schema>): Promise<Unsettled[]> {
  const [sessions, refunds] = await Promise.all([
    db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .where('payments.status', '=', 'open')
      .select(['gateway', 'order_id', 'orders.amount_baisa', 'payments.created_at'])
      .execute(),
    db
      .selectFrom('refund_tasks')
      .where('state', '=', 'due')
      .select(['gateway', 'order_id', 'amount_baisa', 'created_at'])
      .execute(),
  ]);
  const listed = (kind: Unsettled['kind'], rows: typeof refunds): Unsettled[] =>
    rows.map((row) => ({
      gateway: row.gateway,
      orderId: row.order_id,
      kind,
      amountBaisa: row.amount_baisa,
      since: row.created_at,
    }));
  return [...listed('open_session', sessions), ...listed('due_refund', refunds)].toSorted(
    (a, b) => a.since - b.since,
  );
}

type Deps = {
  database: Kysely<Schema>;
  /** The gateway in use; background workers call no other. */
  gateway: { id: string };
  log: Pick<EventLog, 'warn'>;
  clock: Pick<Clock, 'monotonic'>;
  onError: (error: unknown) => void;
};

/** Logs at the start how many open sessions and due refunds earlier gateways left (decision D70). */
export function unsettledReporter({ database, gateway, log, clock, onError }: Deps): PeriodicWorker {
  const reportOthers = async () => {
    const others = (await readUnsettled(database)).filter((each) => each.gateway !== gateway.id);
    for (const [id, left] of Map.groupBy(others, (each) => each.gateway)) {
      const count = (kind: Unsettled['kind']) => left.filter((each) => each.kind === kind).length;
      const counts = { open_sessions: count('open_session'), due_refunds: count('due_refund') };
      log.warn({ code: 'payments_left_behind', gateway: id, ...counts }, 'gateway');
    }
  };
  return every({ lease: null, ms: Infinity, clock, work: reportOthers, onError });
}

/** A session that may still be paid; instants in UTC ms. */
export type WatchedSession = {
  sessionId: string;
  orderId: string;
  orderExpiresAt: number;
  /** When the session ends; null where the gateway does not report it. */
  sessionExpiresAt: number | null;
  /** When the last attempt to pay failed; null without one. */
  lastAttemptAt: number | null;
};

/** The open sessions of a gateway created at `since` (UTC ms) or later. */
export function readOpenSessions(
  db: Kysely<Schema>,
  gateway: string,
  since: number,
): Promise<WatchedSession[]> {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .where('payments.status', '=', 'open')
    .where('payments.gateway', '=', gateway)
    .where('payments.created_at', '>=', since)
    .select([
      'payments.session_id as sessionId',
      'payments.order_id as orderId',
      'orders.expires_at as orderExpiresAt',
      'payments.session_expires_at as sessionExpiresAt',
      'payments.last_attempt_at as lastAttemptAt',
    ])
    .orderBy('payments.created_at')
    .execute();
}
