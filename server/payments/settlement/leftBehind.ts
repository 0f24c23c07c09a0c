import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import type { EventLog } from '../../platform/eventLog.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { readUnsettled, type Unsettled } from './unsettled.ts';

type Deps = {
  database: Kysely<Schema>;
  /** The one that the settings name: nobody asks any other. */
  gateway: { id: string };
  log: Pick<EventLog, 'warn'>;
  clock: Pick<Clock, 'monotonic'>;
  onError: (error: unknown) => void;
};

/** Says once, at the start, what waits for a gateway that is no longer asked (decision D70). */
export function leftBehind({ database, gateway, log, clock, onError }: Deps): PeriodicWorker {
  const look = async () => {
    const others = (await readUnsettled(database)).filter((each) => each.gateway !== gateway.id);
    for (const [id, left] of Map.groupBy(others, (each) => each.gateway)) {
      const count = (kind: Unsettled['kind']) => left.filter((each) => each.kind === kind).length;
      const counts = { open_sessions: count('open_session'), due_refunds: count('due_refund') };
      log.warn({ code: 'payments_left_behind', gateway: id, ...counts }, 'gateway');
    }
  };
  return every({ lease: 'left payments', ms: Infinity, clock, work: look, onError });
}
