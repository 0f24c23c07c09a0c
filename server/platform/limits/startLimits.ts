import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Schema } from '../database/schema.ts';
import { logFailure, type EventLog } from '../eventLog.ts';
import { every } from '../every.ts';
import type { Leases } from '../leases/lease.ts';
import { runWorkers, type RunningWorkers } from '../runWorkers.ts';
import { ownRateLimiter, type RateLimiter } from './rateLimiter.ts';
import { sharedRateLimiter } from './sharedRateLimiter.ts';

const TICK_MS = 1_000;
const MINUTE_MS = 60_000;
const ROWS_AT_ONCE = 10_000;

export type LimitsStart = {
  /** Whether nodes share the database, and with it the limits. */
  isShared: boolean;
  database: Kysely<Schema>;
  clock: Clock;
  keys: { pepper: Uint8Array };
  leases: Leases;
  log: EventLog;
};

export type RunningLimits = RunningWorkers & { limiter: RateLimiter };

/** Opens the rate limits of senders: of all nodes where they share PostgreSQL, else of this process. */
export function startLimits(start: LimitsStart): RunningLimits {
  if (!start.isShared) return { limiter: ownRateLimiter(start.clock), ...runWorkers([], TICK_MS) };
  const { database, clock, keys, leases, log } = start;
  const sweeper = every({
    lease: leases.named('limit sweep'),
    ms: MINUTE_MS,
    firstAfterMs: MINUTE_MS,
    clock,
    work: () => sweepRestingKeys(database, clock.now()),
    onError: logFailure(log)('limits_not_swept'),
  });
  const limiter = sharedRateLimiter({ database, clock, pepper: keys.pepper });
  return { limiter, ...runWorkers([sweeper], TICK_MS) };
}

/**
 * Deletes keys at rest, which count like unknown ones. Outside the writer, so that no vote waits; skips keys
 * that a request holds.
 */
async function sweepRestingKeys(database: Kysely<Schema>, now: number): Promise<void> {
  for (;;) {
    const swept = await sql`DELETE FROM request_limits WHERE key IN (
      SELECT key FROM request_limits WHERE rests_at <= ${now * 1_000}::bigint
      LIMIT ${sql.lit(ROWS_AT_ONCE)} FOR UPDATE SKIP LOCKED)`.execute(database);
    if ((swept.numAffectedRows ?? 0n) < ROWS_AT_ONCE) return;
  }
}
