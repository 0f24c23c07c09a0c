import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Clock } from '../clock.ts';
import type { WriteContext } from '../writer/write.ts';
import { databaseTime } from '../database/databaseTime.ts';

/** How long (ms) a claimed row belongs to its process: longer than any one attempt takes. */
export const CLAIM_MS = 60_000;

/**
 * The time that judges claims (UTC ms): PostgreSQL's, so that nodes agree, or the caller's `now` where one process owns
 * the database.
 */
const claimTime = ({ memory }: WriteContext, now: number): RawBuilder<number> =>
  memory ? sql<number>`cast(${now} as integer)` : databaseTime;

/** When a claim of `ms` from now ends, for the column `claimed_until`. */
export const claimEnd = (context: WriteContext, now: number, ms = CLAIM_MS): RawBuilder<number> =>
  sql<number>`${claimTime(context, now)} + ${sql.lit(ms)}`;

/** Whether no claim on the row is in force. */
export const isUnclaimed = (context: WriteContext, now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`coalesce(claimed_until, 0) <= ${claimTime(context, now)}`;

/**
 * Starts the clock of a claim; call it before claiming.
 * @returns whether the claim surely stands, to ask before acting outside the database
 */
export function timeClaim(clock: Pick<Clock, 'monotonic'>, ms = CLAIM_MS): () => boolean {
  const end = clock.monotonic() + ms;
  return () => clock.monotonic() < end;
}
