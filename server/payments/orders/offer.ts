import { ORDER_PAYMENT_MS } from '../../../domain/delays.ts';
import type { OrdersTable } from '../../platform/database/paymentSchema.ts';
import type { OrderToPlace, Placement } from './idempotencyRepo.ts';

/** What a request may order: the row of its order, which `isNew` or stands already, or why it may not. */
export type Offer =
  | { row: OrdersTable; isNew: boolean; eventEndsAt: number }
  | Exclude<Placement, { kind: 'placed' | 'opening' | 'replayed' | 'key_reused' }>;

/** The row of an order that nobody has paid. */
export const newOrder = (
  input: OrderToPlace,
  bought: Pick<OrdersTable, 'of_competition' | 'round_id' | 'group_id' | 'votes' | 'amount_baisa' | 'quote'>,
): OrdersTable => ({
  id: input.id,
  kind: input.kind,
  entry_id: input.entryId,
  ...bought,
  status: 'created',
  email: input.email,
  phone: input.phone,
  civil_id: input.civilId,
  contact: input.contact,
  device: input.device,
  language: input.language,
  network: input.network,
  receipt_code: input.receiptCode,
  created_at: input.arrivedAt,
  expires_at: input.arrivedAt + ORDER_PAYMENT_MS,
  paid_at: null,
  ledger_stream: null,
  ledger_seq: null,
});
