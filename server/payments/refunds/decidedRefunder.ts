import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import type { Hold, Leases } from '../../platform/leases/lease.ts';
import type { PaymentWriter } from '../writes.ts';
import { hasUnfinished } from './refundDecided.ts';

const LOOK_MS = 5_000;
/** How many orders one write refunds. Other votes wait for it: an order takes about ten statements. */
const AT_ONCE = 10;

type RefunderDeps = {
  database: Kysely<Schema>;
  writer: PaymentWriter;
  leases: Leases;
  clock: Clock;
  /** Called after each write that may have made orders due for a refund. */
  onRefunds: () => void;
  onError: (error: unknown) => void;
};

/** Makes every paid order that a decision of staff gives back due for a refund, some in each write. One node at a time does it. */
export function decidedRefunder({
  database,
  writer,
  leases,
  clock,
  onRefunds,
  onError,
}: RefunderDeps): PeriodicWorker {
  const work = async ({ fence }: Hold) => {
    if (!(await hasUnfinished(database))) return;
    if (!(await writer.submit('refundDecided', { at: clock.now(), limit: AT_ONCE }, fence))) return;
    onRefunds();
    worker.nudge();
  };
  const worker = every({ lease: leases.named('decided refunds'), ms: LOOK_MS, clock, work, onError });
  return worker;
}
