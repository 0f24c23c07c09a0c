import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPostgres } from '../../../server/platform/database/openPostgres.ts';
import { startPostgres } from '../../support/database/postgresServer.ts';
import { startTcpForwarder } from './tcpForwarder.ts';

/** How long (ms) after the primary's death the standby is promoted. */
const NOTICED_MS = 3_000;

export type PrimaryAndStandby = Awaited<ReturnType<typeof startPrimaryAndStandby>>;

/** A primary and a synchronous standby behind one address, which follows the primary. */
export async function startPrimaryAndStandby() {
  const primary = await startPostgres();
  await primary.createDatabase('season');
  const standby = await primary.startStandby('second');
  const direct = new URL(primary.urlOf('season'));
  await requireStandby(direct.href);
  const forwarder = await startTcpForwarder(Number(direct.port));
  const address = new URL(direct);
  address.port = String(forwarder.port);
  const standbyUrl = standby.urlOf('season');
  const promoted = Promise.withResolvers<void>();
  const promote = async () => {
    await sleep(NOTICED_MS);
    standby.promote();
    forwarder.pointAt(Number(new URL(standbyUrl).port));
    promoted.resolve();
  };
  return {
    url: address.href,
    standbyUrl,
    /** Resolves when the standby takes writes. */
    promoted: promoted.promise,
    losePrimary: () => {
      primary.kill();
      void promote();
    },
    stop: async () => {
      await forwarder.close();
      await standby.stop();
      await primary.stop();
    },
  };
}

/** Makes every commit wait until the standby `second` has it on disk. Resolves once the standby takes part. */
async function requireStandby(url: string): Promise<void> {
  const db = openPostgres(url);
  await sql`ALTER SYSTEM SET synchronous_standby_names = 'second'`.execute(db);
  await sql`SELECT pg_reload_conf()`.execute(db);
  const synchronous = sql`SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'`;
  while ((await synchronous.execute(db)).rows.length === 0) await sleep(50);
  await db.destroy();
}
