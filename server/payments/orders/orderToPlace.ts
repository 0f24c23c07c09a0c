import type { VoteOrdersTable } from '../../platform/database/paymentSchema.ts';

/** An order as it arrived; ids and pseudonyms are made before it is written. */
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

/** What a session at the gateway is made from. */
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
