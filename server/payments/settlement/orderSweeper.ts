import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import type { Hold, Leases } from '../../platform/leases/lease.ts';
import { isOpenOrder } from '../orders/openOrders.ts';
import type { PaymentWriter } from '../writes.ts';

const LOOK_MS = 5_000;

export type SweeperDeps = {
  database: Kysely<Schema>;
  writer: PaymentWriter;
  clock: Clock;
  leases: Leases;
  onError: (error: unknown) => void;
};

/**
 * Regularly expires orders and deletes old idempotency keys. It reads first, and writes only if there are
 * any.
 */
export function orderSweeper({ database, writer, clock, leases, onError }: SweeperDeps): PeriodicWorker {
  const sweep = async ({ fence }: Hold) => {
    const now = clock.now();
    const [order, key] = await Promise.all([
      database
        .selectFrom('orders')
        .where(isOpenOrder)
        .where('expires_at', '<=', now)
        .select('id')
        .limit(1)
        .executeTakeFirst(),
      database
        .selectFrom('idempotency')
        .where('keep_until', '<', now)
        .select('key')
        .limit(1)
        .executeTakeFirst(),
    ]);
    if (order || key) await writer.submit('expireOrders', now, fence);
  };
  return every({ lease: leases.named('orders'), ms: LOOK_MS, clock, work: sweep, onError });
}
