import type { Kysely, Transaction } from 'kysely';
import { KEYS_KEPT_MS } from '../../../domain/delays.ts';
import type { OrderKind, OrdersTable } from '../../platform/database/paymentSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Language } from '../../platform/http/language.ts';
import { claimEnd, isUnclaimed } from '../../platform/leases/claims.ts';
import type { WriteContext } from '../../platform/writer/write.ts';

/** An order to place: the request, with new ids and with pseudonyms. */
export type OrderToPlace = {
  id: string;
  receiptCode: string;
  /** The caller's idempotency key and the fingerprint of the request; null without a key. */
  idempotency: { key: string; fingerprint: string } | null;
  /** The id of the process that will open the gateway session. */
  claimant: string;
  kind: OrderKind;
  entryId: string;
  /** Null in an order of a fee. */
  votes: number | null;
  email: string | null;
  phone: string | null;
  civilId: string | null;
  /** Pseudonyms. */
  contact: string;
  device: string;
  network: string | null;
  /** The language of the page on which the order is placed. */
  language: Language;
  /** UTC ms; decides whether the window is open, or the fee still due. */
  arrivedAt: number;
};

/** What a gateway session needs to know of its order. */
export type PlacedOrder = {
  id: string;
  kind: OrderKind;
  entryId: string;
  /** Null in an order of a fee. */
  votes: number | null;
  amountBaisa: number;
  createdAt: number;
  expiresAt: number;
};

export type Placement =
  | { kind: 'placed'; order: PlacedOrder }
  /** Another process is opening the gateway session of this order. */
  | { kind: 'opening' }
  | { kind: 'replayed'; status: number; body: string }
  | { kind: 'key_reused' }
  | { kind: 'unknown_entry' }
  | { kind: 'closed' }
  | { kind: 'stopped' }
  | { kind: 'not_competing' }
  /** The entry owes no fee, or has paid it. */
  | { kind: 'no_fee_due' }
  /** The time for the fee has ended, or the entry was rejected or withdrawn. */
  | { kind: 'fee_closed' };

type OrderRow = Pick<
  OrdersTable,
  'id' | 'kind' | 'entry_id' | 'votes' | 'amount_baisa' | 'created_at' | 'expires_at'
>;

export function placedOrder(row: OrderRow): PlacedOrder {
  return {
    id: row.id,
    kind: row.kind,
    entryId: row.entry_id,
    votes: row.votes,
    amountBaisa: row.amount_baisa,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

/** The scope of all stored idempotency keys: only orders store theirs here. */
export const KEY_SCOPE = 'vote';

/**
 * How long (ms) a process may take to open the session of an order; longer than the limit of a call to the
 * gateway.
 */
export const OPENING_MS = 10_000;

/** A stored key with its order, and its final reply once there is one. */
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

/**
 * What to do with a request whose key is stored: refuse another body, repeat the final reply, or open the
 * session.
 */
export function orderOfKey(
  known: KnownKey,
  { idempotency }: Pick<OrderToPlace, 'idempotency'>,
): Exclude<Placement, { kind: 'opening' }> {
  if (known.fingerprint !== idempotency?.fingerprint) return { kind: 'key_reused' };
  return known.answer ? { kind: 'replayed', ...known.answer } : { kind: 'placed', order: known.order };
}

type KeyToStore = {
  input: OrderToPlace & { idempotency: NonNullable<OrderToPlace['idempotency']> };
  order: OrdersTable;
  /** UTC ms. */
  eventEndsAt: number;
};

/**
 * Stores the key of a new order, claimed by its process. If another node stored the key first, returns that
 * node's order.
 */
export async function storeKey(
  tx: Transaction<Schema>,
  { input, order, eventEndsAt }: KeyToStore,
  context: WriteContext,
): Promise<KnownKey> {
  const { key, fingerprint } = input.idempotency;
  await tx
    .insertInto('idempotency')
    .values({
      scope: KEY_SCOPE,
      key,
      fingerprint,
      order_id: order.id,
      status: null,
      body: null,
      created_at: input.arrivedAt,
      keep_until: Math.max(eventEndsAt, input.arrivedAt) + KEYS_KEPT_MS,
      claimed_by: input.claimant,
      claimed_until: claimEnd(context, input.arrivedAt, OPENING_MS),
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .execute();
  return knownKey(await selectKeys(tx).where('idempotency.key', '=', key).executeTakeFirstOrThrow());
}

/**
 * What to do with a request whose key is stored. An order without a final reply goes to one process at a
 * time, so that it gets only one session.
 */
export async function resumeOrder(
  tx: Transaction<Schema>,
  known: KnownKey,
  input: OrderToPlace,
  context: WriteContext,
): Promise<Placement> {
  const placement = orderOfKey(known, input);
  if (placement.kind !== 'placed' || !input.idempotency) return placement;
  return (await claimKey(tx, input.idempotency.key, input, context)) ? placement : { kind: 'opening' };
}

async function claimKey(
  tx: Transaction<Schema>,
  key: string,
  { claimant, arrivedAt }: OrderToPlace,
  context: WriteContext,
): Promise<boolean> {
  // SQLite has a single process, so any other claim is left from an earlier run.
  if (context.memory) return true;
  const free = await tx
    .selectFrom('idempotency')
    .where('scope', '=', KEY_SCOPE)
    .where('key', '=', key)
    .where((row) => row.or([row('claimed_by', '=', claimant), isUnclaimed(context, arrivedAt)]))
    .select('key')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!free) return false;
  await tx
    .updateTable('idempotency')
    .set({ claimed_by: claimant, claimed_until: claimEnd(context, arrivedAt, OPENING_MS) })
    .where('scope', '=', KEY_SCOPE)
    .where('key', '=', key)
    .execute();
  return true;
}

/**
 * Stores the final reply of a key, unless it has one.
 * @returns the stored reply
 */
export async function storeAnswer(
  tx: Transaction<Schema>,
  key: string,
  answer: { status: number; body: string },
): Promise<{ status: number; body: string }> {
  await tx
    .updateTable('idempotency')
    .set(answer)
    .where('scope', '=', KEY_SCOPE)
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
    .innerJoin('orders', 'orders.id', 'idempotency.order_id')
    .where('idempotency.scope', '=', KEY_SCOPE)
    .select([
      'idempotency.key',
      'idempotency.fingerprint',
      'idempotency.status',
      'idempotency.body',
      'orders.id',
      'orders.kind',
      'orders.entry_id',
      'orders.votes',
      'orders.amount_baisa',
      'orders.created_at',
      'orders.expires_at',
    ]);

type KeyRow = Awaited<ReturnType<ReturnType<typeof selectKeys>['execute']>>[number];

function knownKey({ fingerprint, status, body, ...row }: KeyRow): KnownKey {
  return {
    fingerprint,
    order: placedOrder(row),
    answer: status === null || body === null ? null : { status, body },
  };
}
