import type { Kysely, Transaction } from 'kysely';
import { KEYS_KEPT_MS } from '../../../domain/delays.ts';
import type { VoteOrdersTable } from '../../platform/database/paymentSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** An order as it arrived, with its new ids and pseudonyms. */
export type OrderToPlace = {
  id: string;
  receiptCode: string;
  /** Null for a caller that sent no key. */
  idempotency: { key: string; fingerprint: string } | null;
  entryId: string;
  votes: number;
  email: string;
  phone: string | null;
  civilId: string | null;
  /** Pseudonyms. */
  contact: string;
  device: string;
  network: string | null;
  /** UTC ms; decides whether the window is open. */
  arrivedAt: number;
};

/** The part of an order from which its gateway session is made. */
export type PlacedOrder = {
  id: string;
  votes: number;
  amountBaisa: number;
  createdAt: number;
  expiresAt: number;
};

export type Placement =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'replayed'; status: number; body: string }
  | { kind: 'key_reused' }
  | { kind: 'unknown_entry' }
  | { kind: 'closed' }
  | { kind: 'not_competing' };

type OrderRow = Pick<VoteOrdersTable, 'id' | 'votes' | 'amount_baisa' | 'created_at' | 'expires_at'>;

export function placedOrder(row: OrderRow): PlacedOrder {
  return {
    id: row.id,
    votes: row.votes,
    amountBaisa: row.amount_baisa,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

/** The only operation whose keys are stored. */
const SCOPE = 'vote';

/** A used key with its order, and its final reply if there is one. */
type KnownKey = {
  fingerprint: string;
  order: PlacedOrder;
  answer: { status: number; body: string } | null;
};

export async function findKeys(db: Kysely<Schema>, keys: readonly string[]): Promise<Map<string, KnownKey>> {
  if (keys.length === 0) return new Map();
  const rows = await selectKeys(db)
    .where('idempotency.key', 'in', [...new Set(keys)])
    .execute();
  return new Map(rows.map((row) => [row.key, knownKey(row)]));
}

/** The result for a request whose key is known. */
export function orderOfKey(known: KnownKey, { idempotency }: Pick<OrderToPlace, 'idempotency'>): Placement {
  if (known.fingerprint !== idempotency?.fingerprint) return { kind: 'key_reused' };
  return known.answer ? { kind: 'replayed', ...known.answer } : { kind: 'placed', order: known.order };
}

/** Claims a key for an order. If another node claimed it first, returns that node's order. */
export async function claimKey(
  tx: Transaction<Schema>,
  { key, fingerprint }: { key: string; fingerprint: string },
  order: VoteOrdersTable,
  eventEndsAt: number,
): Promise<KnownKey> {
  await tx
    .insertInto('idempotency')
    .values({
      scope: SCOPE,
      key,
      fingerprint,
      order_id: order.id,
      status: null,
      body: null,
      created_at: order.created_at,
      keep_until: Math.max(eventEndsAt, order.created_at) + KEYS_KEPT_MS,
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .execute();
  return knownKey(await selectKeys(tx).where('idempotency.key', '=', key).executeTakeFirstOrThrow());
}

/** Stores the final reply of a key once. @returns the reply that is stored */
export async function storeAnswer(
  tx: Transaction<Schema>,
  key: string,
  answer: { status: number; body: string },
): Promise<{ status: number; body: string }> {
  await tx
    .updateTable('idempotency')
    .set(answer)
    .where('scope', '=', SCOPE)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute();
  const { answer: stored } = knownKey(
    await selectKeys(tx).where('idempotency.key', '=', key).executeTakeFirstOrThrow(),
  );
  return stored ?? answer;
}

const selectKeys = (db: Kysely<Schema>) =>
  db
    .selectFrom('idempotency')
    .innerJoin('vote_orders', 'vote_orders.id', 'idempotency.order_id')
    .where('idempotency.scope', '=', SCOPE)
    .select([
      'idempotency.key',
      'idempotency.fingerprint',
      'idempotency.status',
      'idempotency.body',
      'vote_orders.id',
      'vote_orders.votes',
      'vote_orders.amount_baisa',
      'vote_orders.created_at',
      'vote_orders.expires_at',
    ]);

type KeyRow = Awaited<ReturnType<ReturnType<typeof selectKeys>['execute']>>[number];

function knownKey({ fingerprint, status, body, ...row }: KeyRow): KnownKey {
  return {
    fingerprint,
    order: placedOrder(row),
    answer: status === null || body === null ? null : { status, body },
  };
}
