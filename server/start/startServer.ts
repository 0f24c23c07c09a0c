import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { serveCommands } from '../commands/commandSocket.ts';
import { serverCommands } from '../commands/serverCommands.ts';
import { openStore } from './openStore.ts';
import { gateways } from '../payments/gateways/registry.ts';
import { reachableHost } from '../platform/reachableHost.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import type { ReadDatabaseTime } from '../platform/database/databaseClock.ts';
import type { Config } from './settings.ts';
import type { Demo } from './demo.ts';
import { offerSetup, type OfferedSetup } from '../staff/offerSetup.ts';
import { hasStaffPages } from '../staff/staffPages.ts';

export type RunningServer = {
  /** The link by which the first person enters, if this start made one. */
  setup: OfferedSetup;
  /**
   * Reports unready at once. After `drainMs` it stops: answers the requests in progress, finishes waiting
   * writes and ends streams, whose browsers reconnect. Other work waits for the next start.
   */
  close(): Promise<void>;
};

export type StartOptions = {
  /** A clock instead of the machine's. */
  clock?: Clock;
  /** Reads PostgreSQL's time instead of asking the database. */
  readDatabaseTime?: ReadDatabaseTime | undefined;
  /** A folder with a build of the site instead of the project's. */
  siteDir?: string | undefined;
  demo?: Demo | undefined;
};

/**
 * Starts the server and resolves when all the ports of its roles answer.
 * @param onFatal called when the process must end
 * @throws Error in words when it cannot start
 */
export async function startServer(
  config: Config,
  onFatal: (error: Error) => void,
  { clock: time = systemClock, readDatabaseTime, siteDir, demo }: StartOptions = {},
): Promise<RunningServer> {
  const store = await openStore(config, onFatal, demo?.writes);
  const app = await buildApp({ ...store, config, clock: time, readDatabaseTime, siteDir, demo });
  const { writer, clock } = app.live;
  const handlers = serverCommands(writer, clock, demo?.commandHandlers({ config, clock, writer }));
  const commands = await serveCommands(config.dataDir, handlers);
  const { web } = config.roles;
  const sandbox =
    web && !gateways[config.paymentGateway].takesMoney
      ? await demo?.openGateway(config, clock, webhookUrl(config))
      : undefined;
  const close = async (drainMs: number) => {
    app.leave();
    await sleep(drainMs);
    await commands.close();
    await app.close();
    await sandbox?.close();
    await store.close();
  };
  try {
    if (web) {
      await listen(app.site, config.host, config.port, 'PORT');
      await listen(app.admin, config.host, config.adminPort, 'ADMIN_PORT');
      await listen(app.media, config.host, config.mediaPort, 'MEDIA_PORT');
      await listen(app.operator, config.host, config.operatorPort, 'OPERATOR_PORT');
    }
    await listen(app.metrics, config.metricsHost, config.metricsPort, 'METRICS_PORT');
    if (sandbox) await listen(sandbox, config.host, config.gatewayPort, 'GATEWAY_PORT');
  } catch (error) {
    await close(0);
    throw error;
  }
  // Without the application the link would lead nowhere.
  const setup = web && hasStaffPages() ? await offerSetup(writer, clock, config.adminOrigin) : null;
  return { setup, close: () => close(config.drainMs) };
}

/** The address at which this server takes the webhooks of a gateway on the same machine. */
const webhookUrl = (config: Config) =>
  `http://${reachableHost(config.host)}:${config.port}/api/payments/webhook/${config.paymentGateway}`;

/** How many connections may wait until they are taken: after an outage, thousands of pages connect at once. */
const BACKLOG = 4_096;

async function listen(app: FastifyInstance, host: string, port: number, setting: string): Promise<void> {
  try {
    await app.listen({ host, port, backlog: BACKLOG, listenTextResolver: () => `listening on ${setting}` });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(`${setting} ${port} is taken by another program.`, { cause: error });
    if (code === 'EACCES')
      throw new Error(`${setting} ${port} may not be used by this user.`, { cause: error });
    throw error;
  }
}
