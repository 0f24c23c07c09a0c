import type { Kysely } from 'kysely';
import { steadyClock, type SteadyClock } from '../platform/clockGuard.ts';
import type { Clock } from '../platform/clock.ts';
import { DatabaseClock, databaseTimeOf, type ReadDatabaseTime } from '../platform/database/databaseClock.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { EventLog } from '../platform/eventLog.ts';

export type LiveClockDeps = {
  /** The machine's clock. */
  clock: Clock;
  database: Kysely<Schema>;
  isShared: boolean;
  /** Reads PostgreSQL's clock; asks `database` when not given. */
  readDatabaseTime?: ReadDatabaseTime | undefined;
  log: EventLog;
};

/**
 * The clock that judges windows: the database's where nodes share one, else the machine's. It never jumps.
 */
export type LiveClock = SteadyClock & {
  /** How far (ms) the machine's clock is ahead of the database's; 0 without a shared database. */
  offset(): number;
  /** Measures the offset again if it is time; called often. */
  tick(): void;
};

/**
 * Starts the clock and, on a shared database, measures it.
 * @throws when the database's clock cannot be read
 */
export async function startLiveClock(deps: LiveClockDeps): Promise<LiveClock> {
  const { clock, database, isShared, log, readDatabaseTime = databaseTimeOf(database) } = deps;
  const onJump = (byMs: number) => log.error({ code: 'clock_jump', ms: byMs }, 'clock held');
  if (!isShared) return { ...steadyClock(clock, onJump), offset: () => 0, tick: () => {} };
  const shared = new DatabaseClock(clock, readDatabaseTime);
  await shared.measure();
  const steady = steadyClock(shared, onJump);
  let wasClose = true;
  const tick = () => {
    shared.tick();
    const { isClose, offset } = shared;
    if (wasClose && !isClose) log.error({ code: 'clock_apart', ms: Math.round(offset) }, 'node not ready');
    wasClose = isClose;
  };
  return { ...steady, steady: () => steady.steady() && shared.isClose, offset: () => shared.offset, tick };
}
