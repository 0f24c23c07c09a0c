import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPostgres } from '../../../server/platform/database/openPostgres.ts';

/** Makes every commit wait until the standby `second` has it on disk. Resolves once the standby takes part. */
export async function requireStandby(url: string): Promise<void> {
  const db = openPostgres(url);
  await sql`ALTER SYSTEM SET synchronous_standby_names = 'second'`.execute(db);
  await sql`SELECT pg_reload_conf()`.execute(db);
  const synchronous = sql`SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'`;
  while ((await synchronous.execute(db)).rows.length === 0) await sleep(50);
  await db.destroy();
}
