import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../../support/database/postgresServer.ts';
import { startTcpForwarder } from '../../clients/tcpForwarder.ts';
import { requireStandby } from '../../clients/requireStandby.ts';

/** How long (ms) after the primary's death the standby is promoted. */
const NOTICED_MS = 3_000;

export type Databases = Awaited<ReturnType<typeof startDatabases>>;

/** A primary and a synchronous standby behind one address, which follows the primary. */
export async function startDatabases() {
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
