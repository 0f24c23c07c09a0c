import type { Kysely } from 'kysely';
import type { StaffOrderDetails } from '../../../domain/staff/staffContract.ts';
import { reversalSource } from '../../payments/refunds/reverseVotes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { nameCompetitions } from '../competitions/competitionsRepo.ts';
import { type OrderSight, readOrders } from './ordersRepo.ts';

/** An order with its payments, its refunds and the time of each step; undefined for one that a person may not see. */
export async function readOrder(
  db: Kysely<Schema>,
  { organisationId, scope }: OrderSight,
  id: string,
): Promise<StaffOrderDetails | undefined> {
  const [[order], seen] = await Promise.all([
    readOrders(db, [id]),
    nameCompetitions(db, organisationId, scope),
  ]);
  if (!order || !seen.some((competition) => competition.id === order.competition.id)) return undefined;
  const place = await db
    .selectFrom('orders')
    .leftJoin('voting_groups as group', 'group.id', 'orders.group_id')
    .where('orders.id', '=', id)
    .select(['expires_at', 'ledger_stream', 'ledger_seq', 'number', 'name_ar', 'name_en'])
    .executeTakeFirstOrThrow();
  const [counted, payments, refunds, settledAt] = await Promise.all([
    readCounted(db, place.ledger_stream, place.ledger_seq),
    readPayments(db, id),
    readRefunds(db, id),
    readSettled(db, id),
  ]);
  const { number, name_ar, name_en } = place;
  return {
    order,
    group: number === null ? null : { number, name_ar, name_en },
    expires_at: place.expires_at,
    settled_at: settledAt,
    counted,
    reversed_at: counted && (await acceptedAt(db, reversalSource(counted))),
    payments,
    refunds,
  };
}

async function readCounted(db: Kysely<Schema>, stream: string | null, seq: number | null) {
  if (stream === null || seq === null) return null;
  const row = await db
    .selectFrom('ledger_secrets')
    .where('stream', '=', stream)
    .where('seq', '=', seq)
    .select('accepted_at')
    .executeTakeFirstOrThrow();
  return { stream, seq, at: row.accepted_at };
}

async function acceptedAt(db: Kysely<Schema>, source: string): Promise<number | null> {
  const row = await db
    .selectFrom('ledger_secrets')
    .where('source_ref', '=', source)
    .select('accepted_at')
    .executeTakeFirst();
  return row?.accepted_at ?? null;
}

/** The settlement of an order queues its first e-mail, at the time of the settlement (UTC ms). */
async function readSettled(db: Kysely<Schema>, orderId: string): Promise<number | null> {
  const row = await db
    .selectFrom('receipt_mails')
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .select('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** The sessions of an order, without the pseudonyms of its cards and the number of an open one, which opens it. */
async function readPayments(db: Kysely<Schema>, orderId: string): Promise<StaffOrderDetails['payments']> {
  const rows = await db
    .selectFrom('payments')
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('session_id')
    .select([
      'gateway',
      'session_id',
      'invoice',
      'status',
      'counted',
      'amount_baisa',
      'currency',
      'created_at',
      'paid_at',
      'last_outcome',
      'last_attempt_at',
    ])
    .execute();
  return rows.map(({ last_outcome: outcome, last_attempt_at: at, ...row }) => ({
    gateway: row.gateway,
    reference: row.invoice ?? (row.status === 'open' ? null : row.session_id),
    state: row.status,
    counted: row.counted === 1,
    amount_baisa: row.amount_baisa,
    currency: row.currency,
    opened_at: row.created_at,
    paid_at: row.paid_at,
    last_attempt: outcome === null || at === null ? null : { outcome, at },
  }));
}

async function readRefunds(db: Kysely<Schema>, orderId: string): Promise<StaffOrderDetails['refunds']> {
  const rows = await db
    .selectFrom('refund_tasks')
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('session_id')
    .select(['state', 'reason', 'note', 'amount_baisa', 'refund_id', 'created_at', 'done_at'])
    .execute();
  return rows.map(({ refund_id, created_at, ...row }) => ({
    ...row,
    reference: refund_id,
    asked_at: created_at,
  }));
}
