import { contactOf } from '../../../server/payments/orders/payerPseudonyms.ts';
import type { OrderToPlace } from '../../../server/payments/orders/idempotencyRepo.ts';
import type { OrdersTable } from '../../../server/platform/database/paymentSchema.ts';
import { newId } from '../../../server/platform/ids.ts';
import { votedWorld } from '../approvals/votedWorld.ts';
import { writeBeside } from '../database/databases.ts';
import { layEntry } from '../season/roundsWorld.ts';
import type { Person, StaffWorld } from '../staff/staffWorld.ts';
import { orderToPlace } from './orders.ts';

/** A payer whose contact no answer may hold. */
export const payer = { email: 'Huda.Canary@example.om', phone: '+96891237654' };

/** A competition with an open window, and orders in it as the site places them. */
export async function orderedWorld(world: StaffWorld, owner: Person & { organisation: string }) {
  const voted = await votedWorld(world, owner);
  const place = async (changes: Partial<OrderToPlace> = {}) => {
    const order = orderToPlace({
      entryId: voted.entryId,
      ...payer,
      arrivedAt: world.clock.now(),
      ...changes,
    });
    const contact = contactOf(world.server.store.keys.pepper, order.email ?? order.entryId);
    await world.server.app.live.writer.submit('placeOrder', { ...order, contact });
    return order;
  };
  /** Stores orders that nobody paid, without the work of placing them. */
  const lay = (rows: readonly Partial<OrdersTable>[]) =>
    layOrders(
      world,
      rows.map((row) => ({
        ...rowOf(voted.entryId, voted.round.id, voted.group.id),
        of_competition: voted.competition,
        ...row,
      })),
    );
  /** Places an order of the fee of a new entry. */
  const placeFee = async () => {
    const entryId = await layEntry(world, voted.competition, null, null);
    await writeBeside(world.server.config, (db) =>
      db.updateTable('entries').set({ fee_baisa: 5_000 }).where('id', '=', entryId).execute(),
    );
    return place({ kind: 'fee', votes: null, entryId });
  };
  return { ...voted, place, placeFee, lay };
}

const layOrders = ({ server }: StaffWorld, rows: readonly OrdersTable[]) =>
  writeBeside(server.config, (db) => db.insertInto('orders').values(rows).execute());

/** An order that nobody paid, without its competition. */
export const rowOf = (
  entry_id: string,
  round_id: string | null,
  group_id: string | null,
): Omit<OrdersTable, 'of_competition'> => ({
  id: newId(),
  kind: 'vote',
  entry_id,
  round_id,
  group_id,
  votes: 25,
  amount_baisa: 7_500,
  quote: '{}',
  status: 'expired',
  email: null,
  phone: null,
  civil_id: null,
  contact: 'contact',
  device: 'device',
  language: 'en',
  network: null,
  receipt_code: newId(),
  created_at: 1,
  expires_at: 2_000_000_000_000,
  paid_at: null,
  ledger_stream: null,
  ledger_seq: null,
});
